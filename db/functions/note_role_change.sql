-- Who becomes or stops being a customer, a professional or both is left to be added to the totals.
create or replace function note_role_change() returns trigger language plpgsql as $$
declare
  before text;
  after text;
begin
  if tg_op <> 'INSERT' and old.activated_at is not null and old.erased_at is null then
    before := case when old.is_professional and old.customer_type is not null then 'dual'
      when old.is_professional then 'provider' when old.customer_type is not null then 'regular' end;
  end if;
  if tg_op <> 'DELETE' and new.activated_at is not null and new.erased_at is null then
    after := case when new.is_professional and new.customer_type is not null then 'dual'
      when new.is_professional then 'provider' when new.customer_type is not null then 'regular' end;
  end if;
  if before is distinct from after then
    insert into role_changes (role, difference)
    select role, difference from (values (before, -1), (after, 1)) as changes (role, difference) where role is not null;
  end if;
  return null;
end $$;
