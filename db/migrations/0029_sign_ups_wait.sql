-- An address is nobody's until its link was opened (docs/decisions/0021): several sign-ups may wait for one address, and only
-- one account of it can be active. The index has the name of the constraint that it takes the place of.
alter table accounts drop constraint one_account_per_email;
create unique index one_account_per_email on accounts (email) where activated_at is not null;
-- Whoever looks for an address looks for both.
create index accounts_by_email on accounts (email, created_at desc);

alter table account_tokens drop constraint purpose_is_known, add constraint purpose_is_known
  check (purpose in ('activate', 'reset', 'email_code', 'change_email', 'first_admin', 'export', 'second_factor'));

-- The six digits that were mailed last to an address. There is a row for whoever was asked for, also where nobody has the
-- address, so that it takes as long; whose it is stands nowhere in it. Guesses are counted in it, at most five.
create table email_codes (
  address_hash text primary key,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_codes_by_end on email_codes (expires_at);
