"""Personnel battle and ship battle (1E-7.4)."""
