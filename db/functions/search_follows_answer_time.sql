-- How fast a professional answers has changed.
create or replace function search_follows_answer_time() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array[coalesce(new.professional_id, old.professional_id)]);
  return null;
end $$;
