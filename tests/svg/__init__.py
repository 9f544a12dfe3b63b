"""Pictures, drawn and read back."""
