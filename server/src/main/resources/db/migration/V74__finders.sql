-- Whoever signs in, goes or is forgotten has their ratings looked for by who they are.
create index rating_by_person on rating (person);

-- Every page asks again and again which open tables wait for their host.
create index game_table_open_by_host on game_table (host) where status = 'open';
