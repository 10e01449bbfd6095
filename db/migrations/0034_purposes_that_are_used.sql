-- Codes, copies of one's data and second factors have tables of their own; no link was ever kept here for them.
alter table account_tokens
  drop constraint purpose_is_known,
  add constraint purpose_is_known check (purpose in ('activate', 'reset', 'change_email', 'first_admin'));
