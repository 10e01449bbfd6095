-- A state is called otherwise, or lies in another country: for everybody who comes to a city of it.
-- needs: refresh_search_entries
create or replace function search_follows_state() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select distinct s.professional_id from professional_service_areas a join professional_services s on s.id = a.service_id
    join cities c on c.id = a.city_id where c.state_id = new.id));
  return null;
end $$;
