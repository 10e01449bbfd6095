-- A row of selections knows whether its customer is an individual, of whom an index demands one professional a service type.
-- The account is locked, so that it does not become another kind of customer meanwhile (selections_follow_customer_type).
create or replace function mark_individual_selection() returns trigger language plpgsql as $$
begin
  select a.customer_type is not distinct from 'individual' into new.is_individual
  from accounts a where a.id = new.customer_id for no key update;
  return new;
end $$;
