-- One account per person. A customer has a customer type; a professional also has a row in professionals.

create table accounts (
  id text primary key,
  email text not null,
  full_name text not null,
  mobile_number text,
  password_hash text,
  customer_type text,
  is_professional boolean not null default false,
  is_admin boolean not null default false,
  company_name text,
  license_number text,
  developer_company text,
  project_scale text,
  city text,
  state text,
  country text,
  activated_at timestamptz,
  suspended_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint email_is_lower_case check (email = lower(email)),
  constraint one_account_per_email unique (email),
  constraint customer_type_is_known check (customer_type in ('individual', 'builder', 'developer')),
  constraint project_scale_is_known check (project_scale in ('small', 'medium', 'large')),
  constraint account_has_a_role check (customer_type is not null or is_professional or is_admin),
  constraint builder_names_company check (customer_type <> 'builder' or (company_name is not null and license_number is not null)),
  constraint developer_names_company check (customer_type <> 'developer' or (developer_company is not null and project_scale is not null))
);
create index accounts_by_mobile on accounts (mobile_number) where mobile_number is not null;

create table consents (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  kind text not null,
  text_version text not null,
  granted_at timestamptz not null default now()
);
create index consents_by_account on consents (account_id);

-- The browser holds a secret; only its hash is here. Read on every request, so that ending a session ends access at once.
create table sessions (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  secret_hash bytea not null,
  is_remembered boolean not null default false,
  ip_address text,
  device text not null default 'Desktop',
  user_agent text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint one_session_per_secret unique (secret_hash)
);
create index sessions_by_account on sessions (account_id, created_at desc);

-- Links and codes sent by mail; hashed, single use.
create table account_tokens (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  purpose text not null,
  token_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint purpose_is_known check (purpose in ('activate', 'reset', 'email_code'))
);
create index account_tokens_by_account on account_tokens (account_id, purpose, created_at desc);

create table activities (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  action text not null,
  details text not null default '',
  created_at timestamptz not null default now()
);
create index activities_by_account on activities (account_id, id desc);

create table notifications (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  audience text not null,
  type text not null,
  title text not null,
  message text not null,
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint audience_is_known check (audience in ('user', 'provider')),
  constraint type_is_known check (type in ('info', 'success', 'warning', 'error'))
);
create index notifications_by_account on notifications (account_id, audience, id desc);
create index notifications_unread on notifications (account_id, audience) where read_at is null;

-- Privileged acts and sign-ins, append-only: the trigger refuses what a careless query would do.
create table audit_entries (
  id text primary key,
  account_id text,
  act text not null,
  subject text,
  details jsonb not null default '{}',
  ip_address text,
  created_at timestamptz not null default now()
);
create index audit_entries_by_age on audit_entries (created_at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_entries_are_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
