-- A session has the rights of the door it was opened at: an administrator's only of /admin/login. Those from before had
-- them of either door, so administrators come in again.
alter table sessions
  add column is_admin boolean not null default false,
  -- When the person last proved who they are: at sign-in, and again before an act that asks for it.
  add column confirmed_at timestamptz not null default now(),
  -- Of an administrator who has to set up a second factor before it opens anything else.
  add column awaits_second_factor boolean not null default false;
update sessions set confirmed_at = created_at;
update sessions s set ended_at = now() from accounts a where a.id = s.account_id and a.is_admin and s.ended_at is null;

-- The first administrator's account stands before the link to it was opened, and has no role until then.
alter table accounts
  drop constraint account_has_a_role,
  add constraint account_has_a_role
    check (customer_type is not null or is_professional or is_admin or activated_at is null);

alter table account_tokens
  drop constraint purpose_is_known,
  add constraint purpose_is_known check (
    purpose in ('activate', 'reset', 'email_code', 'change_email', 'first_admin', 'export', 'second_factor')
  );

-- An authenticator app's secret, sealed with a key that is not in the database. It counts from its first right code on.
create table second_factors (
  account_id text primary key references accounts on delete cascade,
  sealed_secret bytea not null,
  enabled_at timestamptz,
  -- The last half minute whose code was taken: a code is good once, and none before it.
  last_step integer,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  account_id text not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
