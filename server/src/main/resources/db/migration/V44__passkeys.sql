-- A key by which somebody proves who they are. A device keeps the other half of it. The credential is what the device
-- told of the key (WebAuthn's attested credential data: model, id, public key), in base64url like the id. It is good
-- under one name of the server. The counter is the highest that the key has told; many always tell 0. Whether it can be
-- copied to other devices is 1 or 0, and never changes.
create table passkey (
    id         text    not null primary key,
    person     text    not null references account (person),
    name       text    not null,
    host       text    not null,
    credential text    not null,
    copied     integer not null,
    counter    bigint  not null,
    created    bigint  not null,
    used       bigint
);

create index passkey_by_person on passkey (person);

-- A challenge that was answered: each is good once. It goes when it would be too old anyway.
create table passkey_answer (
    challenge text   not null primary key,
    at        bigint not null
);

create index passkey_answer_by_time on passkey_answer (at);
