-- A project that everybody sees, or saw, has changed; saving a draft is nothing to the search.
create or replace function search_follows_projects() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select distinct professional_id from (
      select professional_id from before where published_at is not null
      union select professional_id from changed where published_at is not null) p));
  return null;
end $$;
