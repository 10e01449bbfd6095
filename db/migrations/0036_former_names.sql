-- What people were called before, kept until their account goes (docs/decisions/0025). What was changed before this
-- migration is not known any more.
-- in force: keep_former_names eaa3db81

create table former_names (
  account_id text not null references accounts on delete cascade,
  kind text not null,
  value text not null,
  -- An address is somebody else's from then on.
  replaced_at timestamptz not null default now(),
  primary key (account_id, kind, value),
  constraint kind_is_known check (kind in ('full_name', 'mobile_number', 'email', 'business_name'))
);

-- Migrations come before functions, so the trigger has one to name.
create function keep_former_names() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger former_names_of_account after update of full_name, mobile_number, email on accounts
  for each row when (old.* is distinct from new.*)
  execute function keep_former_names('id', 'full_name', 'mobile_number', 'email');
create trigger former_names_of_professional after update of business_name on professionals
  for each row when (old.business_name <> new.business_name)
  execute function keep_former_names('account_id', 'business_name');
