-- Complaints, each with the day by which it has to be answered. A complaint is known to whoever has its ticket and the
-- address that it was made from; it may be taken further twice.
create table grievances (
  id text collate "C" primary key,
  idempotency_key text collate "C" not null,
  -- What its sender calls it by, made of the key.
  ticket text collate "C" not null,
  kind text collate "C" not null,
  -- Whose it is where somebody was signed in; others are known by their address alone.
  account_id text collate "C" references accounts on delete set null,
  name text not null,
  email text not null,
  phone text,
  -- The visit that it is about, as its sender names it.
  booking text,
  message text not null,
  language text collate "C" not null,
  -- Looks like an advertisement: it is marked, and never dropped.
  is_spam boolean not null,
  status text collate "C" not null default 'open',
  -- 0: the first answer; 1: the grievance officer; 2: the management.
  level smallint not null default 0,
  -- When it was sent off, by the clock of the sender: one that waited for a connection comes later.
  sent_at timestamptz,
  created_at timestamptz not null,
  -- When the letter that says so was written; null where the address has had too many that day.
  acknowledged_at timestamptz,
  escalated_at timestamptz,
  -- The last Indian day on which the answer of this level is in time.
  resolve_by date not null,
  constraint one_grievance_per_key unique (idempotency_key),
  constraint one_grievance_per_ticket unique (ticket),
  constraint grievance_kind_is_known check (kind in ('person', 'content', 'refund', 'account', 'privacy', 'company')),
  constraint grievance_status_is_known check (status in ('open', 'answered')),
  constraint grievance_goes_two_levels_up check (level between 0 and 2),
  constraint grievance_says_when_it_went_up check ((level = 0) = (escalated_at is null))
);
create index grievances_of_account on grievances (account_id) where account_id is not null;
create index grievances_by_address on grievances (lower(email));
-- Letters that anybody can have sent to somebody count by the mailbox that they come to.
create index acknowledgements_by_mailbox on mails (regexp_replace(to_address, '[+][^@]*@', '@'), created_at)
  where kind = 'grievance_acknowledged';
