"""The table in the browser: messages, sockets, pages. Knows no rule; asks the table service."""
