-- What is to be told of a table goes with the table: its key begins with the receiver, and all of it was read for each table
-- that went.
create index reminder_by_table on reminder (table_id);
