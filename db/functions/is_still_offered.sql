-- Whether a service can be booked as it was looked at: its professional is public, it is not paused, and price and duration
-- are the same. Asked in the statement that writes the request, after its wait in line, it must see what was written
-- meanwhile: only PL/pgSQL that is volatile looks anew.
-- needs: public_professionals
create or replace function is_still_offered(service text, price numeric, minutes int)
returns boolean language plpgsql volatile as $$
begin
  return exists (
    select from professional_services s join public_professionals p on p.id = s.professional_id
    where s.id = service and s.is_active and s.price_per_hour is not distinct from price and s.duration_minutes = minutes);
end
$$;
