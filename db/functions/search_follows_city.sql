-- A place is called otherwise: where it is somebody's home or they come to it.
create or replace function search_follows_city() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select id from professionals where city_id = new.id
    union select s.professional_id from professional_service_areas a join professional_services s on s.id = a.service_id
    where a.city_id = new.id));
  return null;
end $$;
