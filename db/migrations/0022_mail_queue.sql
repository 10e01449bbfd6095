-- The outbox is the queue: who sends takes what is due from here, and no job stands beside the row. Rows of older versions
-- have no next try; their job brings them in (mail.jobs.server.ts).
alter table mails
  add column next_try_at timestamptz,
  add column attempts integer not null default 0,
  -- Whoever takes a mail has it for so long; the next one takes it from a node that has died.
  add column held_until timestamptz,
  -- What went wrong with the last try, without whom it was for.
  add column fault text,
  add constraint sent_mails_wait_for_nothing check (sent_at is null or next_try_at is null);

create index mails_waiting on mails (next_try_at) where next_try_at is not null;
