-- A portrait that administrators hide is seen by its person and the team alone, until it is restored or another is chosen.
alter table takedowns
  drop constraint takedown_kind_is_known,
  add constraint takedown_kind_is_known
    check (kind in ('review', 'project', 'message', 'comment', 'post', 'portrait'));

alter table files add column hidden_at timestamptz;
create index hidden_files on files (account_id) where hidden_at is not null;
-- Answers that are kept show it no longer, also those that would be shown while newer ones are made.
create trigger hidden_files_are_told after update of hidden_at on files
  for each row when (old.hidden_at is null and new.hidden_at is not null) execute function tell_hidden();
create trigger restored_files_are_told after update of hidden_at on files
  for each row when (old.hidden_at is not null and new.hidden_at is null) execute function tell_changed();
