-- What a professional says of themselves has changed.
create or replace function search_follows_professional() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array[new.id]);
  return null;
end $$;
