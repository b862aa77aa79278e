"""What stands behind the ports of the table service: stores, clock, bot seats, bytes."""
