"""What people are told on request by those who think for computer players."""
