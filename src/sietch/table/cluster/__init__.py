"""Several servers on one PostgreSQL: who plays which table, and how the others pass on what is asked of it."""
