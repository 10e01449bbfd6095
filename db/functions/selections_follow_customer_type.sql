-- Who becomes an individual keeps, of several professionals of one service type, the one selected last.
create or replace function selections_follow_customer_type() returns trigger language plpgsql as $$
begin
  if new.customer_type = 'individual' then
    delete from selections s using selections later
    where s.customer_id = new.id and later.customer_id = new.id
      and later.service_type_id = s.service_type_id and later.id > s.id;
  end if;
  update selections s set is_individual = new.customer_type is not distinct from 'individual' where s.customer_id = new.id;
  return null;
end $$;
