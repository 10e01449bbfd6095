-- Rows keep what happened, not sentences: they are worded when somebody reads them, in the reader's language. Rows from
-- before keep their text.
alter table notifications
  add column kind text,
  add column params jsonb not null default '{}',
  alter column title drop not null,
  alter column message drop not null,
  alter column type drop not null,
  add constraint notifications_can_be_worded check (kind is not null or (title is not null and message is not null and type is not null));

alter table activities add column params jsonb;

-- A mail holds words as long as either its text or its params are there (mail-keeping.server.ts).
alter table mails
  add column kind text,
  add column params jsonb,
  add column language text not null default 'en',
  alter column subject set default '',
  alter column text set default '',
  alter column html set default '';

-- That nobody answered follows from who ended it: the row need not say so in English.
update booking_events set reason = null where actor_id is null and reason = 'Not answered before the start';
