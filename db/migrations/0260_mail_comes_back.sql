-- What came back by mail stands in the thread once, however often a mail server delivers it.
alter table desk_entries
  -- SHA-256 of its Message-ID, in hex; null for what was entered by hand.
  add column mail_digest text collate "C",
  add constraint desk_entry_mail_came_in check (mail_digest is null or kind = 'incoming');
create unique index one_desk_entry_per_mail on desk_entries (mail_digest, coalesce(submission_id, grievance_id))
  where mail_digest is not null;
create index submissions_by_reference on submissions (reference);

-- Mails that were sent before their links and codes were taken out with the sending.
update mails set params = params - array['token', 'code'] where sent_at is not null and params ?| array['token', 'code'];
