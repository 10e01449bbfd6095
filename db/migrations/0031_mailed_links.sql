-- Links by which a forgotten password is set anew, and by which a new address is proved.
alter table account_tokens
  drop constraint purpose_is_known,
  add constraint purpose_is_known check (purpose in
    ('activate', 'reset', 'email_code', 'change_email', 'first_admin', 'export', 'second_factor')),
  -- The address that the link went to, and the session that asked for the change and outlives it.
  add column new_email text,
  add column session_id text,
  add constraint new_email_is_lower_case check (new_email = lower(new_email)),
  add constraint change_of_email_names_it check (purpose <> 'change_email' or new_email is not null);

-- A new request takes the place of the last one, also when two come at once.
create unique index one_open_link_of_a_kind on account_tokens (account_id, purpose)
  where used_at is null and purpose in ('reset', 'change_email');
