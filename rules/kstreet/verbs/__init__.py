"""What players may do: propose, judge and perform it."""
