-- What somebody does not want by mail. A topic without a row is wanted; some letters (a link to let somebody in) have no
-- topic and are always sent.
create table notification_choices (
  account_id text not null references accounts on delete cascade,
  topic text not null,
  by_mail boolean not null,
  primary key (account_id, topic)
);
