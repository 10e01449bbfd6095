-- By what a sign-in with a mobile number finds its account among all that have the number (docs/decisions/0034): keyed, of
-- number and password. None where it is not known yet: the next sign-in makes it.
-- in force: forget_mobile_key 68121224
alter table accounts add column mobile_key text;
create index accounts_by_mobile_key on accounts (mobile_number, mobile_key) where mobile_key is not null;

alter table accounts
  drop constraint erased_account_is_nobodys,
  add constraint erased_account_is_nobodys check (erased_at is null or (
    full_name = '' and email = id || '@erased.invalid' and suspended_at is not null and deletion_due_at is null
    and num_nonnulls(mobile_number, mobile_key, password_hash, company_name, license_number, developer_company,
      project_scale, city, state, country, portrait_id) = 0));

-- As in db/functions/ that day, for the trigger.
create function forget_mobile_key() returns trigger language plpgsql as $$
begin
  new.mobile_key := null;
  return new;
end $$;
create trigger mobile_key_is_of_number_and_password before update of mobile_number, password_hash on accounts
  for each row when (new.mobile_key is not distinct from old.mobile_key
    and (new.mobile_number is distinct from old.mobile_number or new.password_hash is distinct from old.password_hash))
  execute function forget_mobile_key();
