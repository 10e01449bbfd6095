-- After an import of 100,000 cities pages were planned for the few of before. Only who owns the tables may count them.
create or replace function analyze_places() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze countries, states, cities;
end $$;

-- in force: analyze_places fcea90a8
