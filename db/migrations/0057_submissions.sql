-- What people write to us by a form: a message, an inquiry, a wish to be told, an application. Each is kept once for ever
-- by the key that the sender drew, however often it is sent.
create table submissions (
  id text collate "C" primary key,
  idempotency_key text collate "C" not null,
  -- What the sender calls it by, made of the key.
  reference text collate "C" not null,
  kind text collate "C" not null,
  -- The page it came from.
  source text collate "C" not null,
  -- Whose it is where somebody was signed in; others are known by their address alone.
  account_id text collate "C" references accounts on delete set null,
  name text not null,
  email text not null,
  phone text,
  subject text not null default '',
  message text not null default '',
  -- The form's other fields, as they were chosen.
  details jsonb not null default '{}',
  language text collate "C" not null,
  -- Looks like an advertisement: it is kept and shown apart, and never dropped.
  is_spam boolean not null,
  status text collate "C" not null default 'new',
  -- When it was sent off, by the clock of the sender: one that waited for a connection comes later.
  sent_at timestamptz,
  created_at timestamptz not null,
  constraint one_submission_per_key unique (idempotency_key),
  constraint submission_kind_is_known check (kind in ('contact', 'registration', 'career')),
  constraint submission_status_is_known check (status in ('new', 'in_progress', 'answered', 'closed')),
  constraint submission_details_are_fields check (jsonb_typeof(details) = 'object')
);
-- The inbox: newest first.
create index submissions_newest on submissions (created_at desc, id desc);
create index submissions_of_account on submissions (account_id) where account_id is not null;
create index submissions_by_address on submissions (lower(email));
