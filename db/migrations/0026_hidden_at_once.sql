-- Nodes hear at once that somebody is not to be seen any more (docs/decisions/0019).
-- in force: tell_hidden 9210e400

-- As in db/functions/ that day, for the triggers.
create function tell_hidden() returns trigger language plpgsql as $$
begin
  perform pg_notify('hidden', '');
  return null;
end $$;

create trigger suspension_is_told after update of activated_at, suspended_at, is_professional on accounts
  for each row when (old.activated_at is not null and old.suspended_at is null and old.is_professional
    and not (new.activated_at is not null and new.suspended_at is null and new.is_professional))
  execute function tell_hidden();
-- Reviews carry the names of customers, too.
create trigger deleted_account_is_told after delete on accounts
  for each row when (old.activated_at is not null) execute function tell_hidden();
create trigger deleted_professional_is_told after delete on professionals
  for each row execute function tell_hidden();
