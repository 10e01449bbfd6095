-- Of the record of acts only what its retention ends may be deleted (src/accounts/audit.server.ts): sign-ins and sign-outs after a
-- year, what was done after three. Nothing of it is changed, and the table is never emptied as a whole.
drop trigger audit_entries_are_append_only on audit_entries;
create trigger audit_entries_are_not_changed before update on audit_entries
  for each row execute function refuse_change();
create trigger sign_ins_stay_a_year before delete on audit_entries
  for each row when (old.act in ('sign_in', 'sign_in_failed', 'second_factor_failed', 'sign_out'))
  execute function refuse_change('1 year');
create trigger acts_stay_three_years before delete on audit_entries
  for each row when (old.act not in ('sign_in', 'sign_in_failed', 'second_factor_failed', 'sign_out'))
  execute function refuse_change('3 years');
create trigger audit_entries_are_not_truncated before truncate on audit_entries
  for each statement execute function refuse_change();
