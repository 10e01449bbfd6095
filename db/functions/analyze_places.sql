-- Counts the places anew for the planner, after many have come at once: only who owns the tables may.
create or replace function analyze_places() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze countries, states, cities;
end $$;
