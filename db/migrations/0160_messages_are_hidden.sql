-- Administrators hide a message that was reported, as they hide reviews and projects: both sides see that it was, and its author
-- alone what it said.
alter table messages
  add column hidden_at timestamptz,
  add constraint what_is_hidden_was_delivered check (hidden_at is null or held_at is null);
alter table takedowns
  drop constraint takedown_kind_is_known,
  add constraint takedown_kind_is_known check (kind in ('review', 'project', 'message'));
