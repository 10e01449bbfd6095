-- What the store of files holds. A row comes before its bytes and goes after them, so that nothing is ever in the store of
-- which no row knows.

create table files (
  id text primary key,
  -- Who brought it. Without cascade: the bytes must go first.
  account_id text not null references accounts,
  purpose text not null,
  -- Under which it stands in the store, below its id. "source" is never served.
  names text[] not null,
  width integer,
  height integer,
  -- 16 pixels of it, as a data URL.
  placeholder text,
  created_at timestamptz not null default now(),
  -- Null while its bytes are on their way.
  arrived_at timestamptz,
  -- Null while something hangs on it; else the day on which it goes.
  ends_at timestamptz,
  constraint purpose_is_known check (purpose in ('portrait', 'project', 'paper', 'message', 'review', 'blog')),
  constraint only_what_has_arrived_stays check (ends_at is not null or arrived_at is not null)
);
create index files_by_account on files (account_id);
create index files_by_end on files (ends_at) where ends_at is not null;

alter table accounts add column portrait_id text constraint portrait_is_a_file references files;
create unique index one_account_per_portrait on accounts (portrait_id) where portrait_id is not null;
