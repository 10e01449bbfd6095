-- Whether a service is offered in that way still. Asked in the statement that writes the request, after its wait in line, it
-- must see what was written meanwhile: only PL/pgSQL that is volatile looks anew.
create or replace function may_still_take_place(service text, way text)
returns boolean language plpgsql volatile as $$
begin
  return exists (select from professional_services s where s.id = service and way = any(s.delivery));
end
$$;
