-- What people may ask of us about their data: a copy of it, and that it goes (docs/decisions/0025).
-- in force: public_professionals fd37c86b
-- in force: refresh_search_entries ecf6440c

alter table accounts
  -- When the account is to be made nobody's; until then its person may change their mind.
  add column deletion_due_at timestamptz,
  -- Since when it is nobody's. The row stands, because bookings and reviews of others stand upon it.
  add column erased_at timestamptz,
  -- Suspended is what every door asks already, so nobody comes in by it, finds it or books it.
  add constraint erased_account_is_nobodys check (erased_at is null or (
    full_name = '' and email = id || '@erased.invalid' and suspended_at is not null and deletion_due_at is null
    and num_nonnulls(mobile_number, password_hash, company_name, license_number, developer_company, project_scale,
      city, state, country) = 0));
create index accounts_to_erase on accounts (deletion_due_at) where deletion_due_at is not null;

drop trigger search_follows_account on accounts;
create trigger search_follows_account
  after update of full_name, activated_at, suspended_at, is_professional, deletion_due_at on accounts
  for each row when (old.* is distinct from new.*) execute function search_follows_account();

-- A copy of somebody's data, made in the background and kept for a week. It stands here and not in files, so that each node
-- can hand it over, and it goes with the account.
create table data_exports (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  asked_at timestamptz not null,
  -- From when on the next one may be asked for.
  next_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- To be read, and for programs.
  page text,
  data text,
  constraint one_export_a_day exclude using gist (account_id with =, tstzrange(asked_at, next_at) with &&),
  constraint ready_export_is_whole check (num_nulls(ready_at, expires_at, page, data) in (0, 4))
);
create index data_exports_to_make on data_exports (asked_at) where ready_at is null;
create index data_exports_to_forget on data_exports (expires_at);
