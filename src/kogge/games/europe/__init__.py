"""Merchants of Europe: two boards, kontors, trade routes, merchants and caravans."""
