-- A locality is new, or is called otherwise: who works from there or has works there is found there. Of the others nothing
-- is written.
-- needs: refresh_search_entries
create or replace function search_follows_localities() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select id from professionals where city_id in (select city_id from changed)));
  return null;
end $$;
