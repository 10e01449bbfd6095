-- A locality is new, has gone, or is called otherwise: refreshes the professionals whose projects name it. All professionals of
-- the city are locked first, so that a project that is published meanwhile is either seen here or waits.
-- needs: refresh_idea_entries
create or replace function ideas_follow_localities() returns trigger language plpgsql as $$
begin
  perform from professionals where city_id in (select city_id from changed) order by id for no key update;
  perform refresh_idea_entries(array(
    select distinct p.id from changed l join portfolio_projects f on lower(trim(f.locality)) = lower(l.name)
    join professionals p on p.id = f.professional_id and p.city_id = l.city_id
    where f.published_at is not null), array(select lower(name) from changed));
  return null;
end $$;
