-- Whether a service can be booked as it was looked at: its professional is public, it is not paused, its kind is open somewhere, and price and length are
-- the same: its own, or those of the package that is asked for (without one also from nodes of the version before). Asked in
-- the statement that writes the request, after its wait in line, it must see what was written meanwhile: only PL/pgSQL that is
-- volatile looks anew.
-- needs: public_professionals
create or replace function is_still_offered(service text, price numeric, minutes int, package text default null)
returns boolean language plpgsql volatile as $$
begin
  if not exists (
    select from professional_services s join service_type_cities o using (service_type_id) where s.id = service) then
    return false;
  end if;
  if package is not null then
    return exists (
      select from service_packages k join professional_services s on s.id = k.service_id
      join public_professionals p on p.id = s.professional_id
      where k.id = package and s.id = service and s.is_active
        and k.price = is_still_offered.price and k.minutes = is_still_offered.minutes);
  end if;
  return exists (
    select from professional_services s join public_professionals p on p.id = s.professional_id
    where s.id = service and s.is_active and s.price_per_hour is not distinct from price and s.duration_minutes = minutes);
end
$$;
