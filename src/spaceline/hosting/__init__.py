"""Games with people at them: seats, logs, going back, remembered answers, exports, saved games."""
