-- Whether a service is still offered in this way (at_site, at_studio, online). Asked beside is_still_offered, in the
-- statement that writes the request, after its wait in line, it must see what was written meanwhile: only PL/pgSQL that is
-- volatile looks anew.
create or replace function is_still_offered_in(service text, way text)
returns boolean language plpgsql volatile as $$
begin
  return exists (select from professional_services s where s.id = service and way = any(s.delivery));
end
$$;
