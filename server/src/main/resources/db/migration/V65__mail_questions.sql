-- Which mail addresses were asked a short time ago whether they want to be written to: nobody is asked again before it is
-- over, whoever wishes it, and whatever has become of the receiver. It goes when it is over.
create table mail_question (
    address text   not null primary key,
    asked   bigint not null
);

create index mail_question_by_time on mail_question (asked);
