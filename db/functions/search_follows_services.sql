-- What is offered, checked or shown as work has changed: of many rows at once, so it works per statement.
create or replace function search_follows_services() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(select distinct professional_id from changed));
  return null;
end $$;
