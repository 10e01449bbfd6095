-- What has happened that an open page wants to hear of, one row for each person who hears it. Read in the order of commits:
-- a row counts once no older transaction is open any more, so that an id that commits late is never passed by. For that
-- the transaction's own number is kept. Rows live for a day, so they hold no more than ids, and follow no account.

create table events (
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  account_id text not null,
  kind text not null,
  params jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (xid, id),
  constraint params_are_small check (length(params::text) <= 2000)
);
create index events_by_account on events (account_id, xid, id);
