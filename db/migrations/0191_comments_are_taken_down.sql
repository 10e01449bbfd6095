-- A comment that administrators hide has a reason and one appeal, as reviews, projects and messages have.
alter table takedowns
  drop constraint takedown_kind_is_known,
  add constraint takedown_kind_is_known check (kind in ('review', 'project', 'message', 'comment'));
