-- A professional has moved to another city, where localities of the same names are others.
-- needs: refresh_idea_entries
create or replace function ideas_follow_city() returns trigger language plpgsql as $$
begin
  perform refresh_idea_entries(array[new.id]);
  return null;
end $$;
