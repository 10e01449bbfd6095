-- A kind has been opened in its first city, or closed in its last one: who offers it is found, or is not any more.
-- needs: refresh_search_entries
create or replace function search_follows_openings() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select s.professional_id from professional_services s
    where s.service_type_id in (select service_type_id from changed)
      and exists (select from search_entries e where e.service_id = s.id)
        <> exists (select from service_type_cities g where g.service_type_id = s.service_type_id)));
  return null;
end $$;
