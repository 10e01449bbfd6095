create or replace function search_follows_service_type() returns trigger language plpgsql as $$
begin
  insert into search_synonyms (word, service_type_id)
  select distinct w, new.id from words_in(new.name || ' ' || new.plural_name) w on conflict do nothing;
  return null;
end $$;
