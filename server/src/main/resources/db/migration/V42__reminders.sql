-- Where somebody is told that a table waits for them while they aren't connected: a browser of theirs (push), a mail
-- address (mail) or an address of the web (webhook). It goes with its person, and a browser with the session in which it
-- was added; a guest has none.
create table receiver (
    id       text    not null primary key,
    person   text    not null references person (id) on delete cascade,
    kind     text    not null,
    address  text    not null,
    -- What messages are encrypted or signed with: keys of the browser, or the secret of a webhook. Mail has none.
    secret   text    not null,
    device   text    not null,
    session  text    references session (id) on delete cascade,
    language text    not null,
    -- waiting (until a mail address is confirmed), on, or stopped (after too many failures in a row).
    state    text    not null,
    failures integer not null default 0,
    -- The hash of what is in the link that confirms a mail address, and until when it is good.
    token    text,
    expires  bigint,
    created  bigint  not null
);

create index receiver_by_person on receiver (person);
create index receiver_by_address on receiver (kind, address);
create index receiver_by_session on receiver (session) where session is not null;
create index receiver_by_token on receiver (token) where token is not null;

-- What a receiver is to be told of a table: turn, time (it runs out), asked or over. Written with what it is about; whether
-- it is still so is asked when it is due. Whoever takes it writes who it is, and puts the time off to when it is tried
-- again; it goes when it was sent, isn't so any more, or was tried often enough. That a receiver has just gone is no reason
-- for a choice to fail, so nothing refers to it here; what is left of it is swept.
create table reminder (
    receiver text    not null,
    table_id text    not null references game_table (id),
    kind     text    not null,
    due      bigint  not null,
    tries    integer not null default 0,
    taken    text,
    primary key (receiver, table_id, kind)
);

create index reminder_by_due on reminder (due);
create index reminder_by_taken on reminder (taken) where taken is not null;

-- Whether somebody is connected to any table.
create index presence_by_person on presence (person);
