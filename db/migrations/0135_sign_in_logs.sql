-- Sign-ins for administrators: a row each, which outlives its session, and what they add up to.
-- in force: log_session_change 16af7013
-- in force: note_role_change 03ae7a3e

-- Of whoever was erased the row stays, without them: no count changes by it.
create table sign_in_logs (
  seq bigint generated always as identity primary key,
  account_id text references accounts on delete set null,
  session_id text,
  nth integer,
  person_kind text not null,
  is_admin boolean not null,
  device text not null,
  ip_address text,
  login_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  counted_seconds integer,
  is_to_count boolean not null default true,
  constraint one_log_per_session unique (session_id),
  constraint person_kind_is_known
    check (person_kind in ('regular', 'provider', 'dual_as_user', 'dual_as_provider', 'neither')),
  constraint device_is_known check (device in ('Desktop', 'Mobile', 'Tablet', 'Unknown')),
  constraint an_accounts_own_are_numbered check (account_id is null or nth is not null),
  constraint what_is_counted_had_begun check (counted_seconds >= 0)
);
-- An account's own are numbered without a gap: the page at an offset begins at a number.
create unique index sign_ins_of_account_are_numbered on sign_in_logs (account_id, nth) include (seq, person_kind);
create index sign_in_logs_by_person_kind on sign_in_logs (person_kind, seq);
-- Both are short: what has come since the last count.
create index sign_in_logs_uncounted on sign_in_logs (seq) where counted_seconds is null;
create index sign_in_logs_to_count on sign_in_logs (seq) where is_to_count;

alter table accounts add column sign_in_count integer not null default 0;
create index accounts_by_part_of_email on accounts using gin (email gin_trgm_ops) where sign_in_count > 0;

-- How many rows there are in each hundred, ten thousand and million numbers (levels 1, 2, 3): which one an offset lies in is
-- found by reading a few hundred of these.
create table sign_in_counts (
  level smallint,
  block bigint,
  regular integer not null,
  provider integer not null,
  dual_as_user integer not null,
  dual_as_provider integer not null,
  neither integer not null,
  primary key (level, block)
);

-- What was ever counted; it grows while old rows go.
create table activity_totals (
  is_only boolean primary key default true,
  sign_ins bigint not null default 0,
  seconds bigint not null default 0,
  desktop bigint not null default 0,
  mobile bigint not null default 0,
  tablet bigint not null default 0,
  unknown bigint not null default 0,
  last_sign_in_at timestamptz,
  regular_users bigint not null default 0,
  service_providers bigint not null default 0,
  dual_role_users bigint not null default 0,
  constraint there_is_one_row_of_totals check (is_only)
);
insert into activity_totals default values;

-- What has changed since the totals of people by role: a row each, so that nobody who signs up waits for somebody else.
create table role_changes (
  id bigint generated always as identity primary key,
  role text not null,
  difference smallint not null,
  constraint role_is_known check (role in ('regular', 'provider', 'dual'))
);

create function log_session_change() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger sign_in_logs_follow_sessions after update of last_seen_at, expires_at, ended_at on sessions
  for each row when ((old.last_seen_at, old.expires_at, old.ended_at)
    is distinct from (new.last_seen_at, new.expires_at, new.ended_at)) execute function log_session_change();

create function note_role_change() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger roles_are_counted after insert or delete on accounts
  for each row execute function note_role_change();
create trigger changed_roles_are_counted
  after update of customer_type, is_professional, activated_at, erased_at on accounts
  for each row execute function note_role_change();

-- What sessions there are become rows. Who came in with both roles is not known any more: the customer's side comes first, as
-- at a sign-in that names none.
insert into sign_in_logs (account_id, session_id, nth, person_kind, is_admin, device, ip_address, login_at, last_seen_at, expires_at, ended_at)
select s.account_id, s.id, row_number() over (partition by s.account_id order by s.created_at, s.id),
  case when a.customer_type is not null and a.is_professional then 'dual_as_user'
    when a.customer_type is not null then 'regular' when a.is_professional then 'provider' else 'neither' end,
  s.is_admin, case when s.device in ('Desktop', 'Mobile', 'Tablet') then s.device else 'Unknown' end,
  s.ip_address, s.created_at, s.last_seen_at, s.expires_at, s.ended_at
from sessions s join accounts a on a.id = s.account_id
order by s.created_at, s.id;
update accounts a set sign_in_count = n.count
from (select account_id, count(*) as count from sign_in_logs group by account_id) n where n.account_id = a.id;

insert into role_changes (role, difference)
select case when is_professional and customer_type is not null then 'dual' when is_professional then 'provider' else 'regular' end, 1
from accounts where activated_at is not null and erased_at is null and (is_professional or customer_type is not null);
