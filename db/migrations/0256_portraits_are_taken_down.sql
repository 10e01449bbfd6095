-- A portrait that administrators hide is seen by its person and the team alone, until it is restored or another is chosen.
alter table takedowns
  drop constraint takedown_kind_is_known,
  add constraint takedown_kind_is_known
    check (kind in ('review', 'project', 'message', 'comment', 'post', 'portrait'));

alter table files add column hidden_at timestamptz;
create index hidden_files on files (account_id) where hidden_at is not null;
