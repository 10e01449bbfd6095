-- A service is called otherwise, or is new: its name is a word for it, and stands on the cards of who offers it.
create or replace function search_follows_service_type() returns trigger language plpgsql as $$
begin
  insert into search_synonyms (word, service_type_id)
  select distinct w, new.id from words_in(new.name || ' ' || new.plural_name) w on conflict do nothing;
  perform refresh_search_entries(array(select professional_id from professional_services where service_type_id = new.id));
  return null;
end $$;
