-- A locality is new, or is called otherwise: who works there is found there.
-- needs: locality_in, refresh_search_entries
create or replace function search_follows_localities() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select p.id from professionals p
    where p.city_id in (select city_id from changed) and locality_in(p.city_id, p.locality) is distinct from
      (select e.locality_id from search_entries e where e.professional_id = p.id and e.city_id = p.city_id limit 1)));
  return null;
end $$;
