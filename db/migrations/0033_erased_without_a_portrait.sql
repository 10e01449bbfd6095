-- An account that is nobody's has no portrait either, also where somebody chose one in the moment in which it was erased.
alter table accounts
  drop constraint erased_account_is_nobodys,
  add constraint erased_account_is_nobodys check (erased_at is null or (
    full_name = '' and email = id || '@erased.invalid' and suspended_at is not null and deletion_due_at is null
    and num_nonnulls(mobile_number, password_hash, company_name, license_number, developer_company, project_scale,
      city, state, country, portrait_id) = 0));
