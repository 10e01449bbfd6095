-- Whether an online visit of this service has a way to meet: a link, or a number to call. Asked in the statement that writes
-- the request, after its wait in line, as is_still_offered_in is: only PL/pgSQL that is volatile looks anew.
create or replace function can_be_met_online(service text, way text, mobile text)
returns boolean language plpgsql volatile as $$
begin
  return way <> 'online' or mobile is not null
    or exists (select from professional_services s where s.id = service and s.online_by = 'link');
end
$$;
