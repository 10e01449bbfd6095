-- Administrators find people by a part of a name, an address or a business.
create index accounts_by_part on accounts using gin (lower(full_name || ' ' || email) gin_trgm_ops);
create index professionals_by_part on professionals using gin (lower(business_name) gin_trgm_ops);
-- What was done to somebody or something, newest first.
create index audit_entries_of_subject on audit_entries (subject, created_at desc) where subject is not null;
-- And what administrators did at all: the acts of people about their own account are the many.
create index audit_entries_of_desk on audit_entries (id desc) where act not in ('sign_up', 'activate', 'sign_in',
  'sign_in_failed', 'sign_out', 'identity_confirmed', 'wrong_own_password', 'forgot_password', 'reset_password',
  'change_password', 'ask_change_email', 'change_email', 'add_role', 'second_factor_on', 'second_factor_off',
  'second_factor_failed', 'recovery_codes_made', 'recovery_code_used', 'sessions_ended', 'ask_deletion',
  'take_back_deletion', 'withdraw_paper');
create index audit_entries_by_actor on audit_entries (account_id, id desc) where account_id is not null;
