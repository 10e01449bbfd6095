-- Brings the planner's statistics of the places up to date after many have come at once; only who owns a table may analyze it.
create or replace function analyze_places() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze countries, states, cities;
end $$;
