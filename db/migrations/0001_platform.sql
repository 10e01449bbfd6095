-- What every slice leans on: one answer per idempotency key, limits another node can see, the outbox for mail.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table idempotency_keys (
  actor text not null,
  route text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint one_answer_per_idempotency_key primary key (actor, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Unlogged: a count needs no disk, and starting again from zero after a crash is fine.
create unlogged table rate_buckets (
  bucket text not null,
  window_starts_at timestamptz not null,
  hits integer not null default 0,
  primary key (bucket, window_starts_at)
);
create index rate_buckets_by_age on rate_buckets (window_starts_at);

-- The outbox: written in the transaction that causes the mail, sent by the worker after it.
create table mails (
  id text primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_by_recipient on mails (to_address, created_at desc);
create index mails_by_age on mails (created_at desc);
