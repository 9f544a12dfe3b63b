"""What nobody would do: wild positions, numbers, records and texts.  Each is taken or refused, and nothing else."""
