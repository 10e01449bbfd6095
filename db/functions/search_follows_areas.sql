-- Where a service is offered, or its packages or rates, has changed: of many rows at once, so it works per statement.
create or replace function search_follows_areas() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select distinct s.professional_id from changed c join professional_services s on s.id = c.service_id));
  return null;
end $$;
