-- What of reminders a person doesn't want, and when: who has no row is told everything at any hour.
create table reminder_wish (
    person      text    not null primary key references person (id) on delete cascade,
    -- Words with a space between them: turn, time, question, invitation or end.
    unwanted    text    not null,
    -- Quiet hours, such as 23:00 and 08:00 in Europe/Madrid; all three are there, or none. Whether the person is told even
    -- then that time runs out is 1 or 0.
    quiet_from  text,
    quiet_to    text,
    zone        text,
    time_anyway integer not null default 0
);

-- Whether a reminder waits for the end of its person's quiet hours: 1 or 0.
alter table reminder add column held integer not null default 0;
