-- A project that everybody sees, or saw, has changed; its pictures are written before it is.
-- needs: refresh_idea_entries
create or replace function ideas_follow_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform refresh_idea_entries(array(
      select professional_id from before where published_at is not null
      union select professional_id from changed where published_at is not null));
  else
    perform refresh_idea_entries(array(select distinct professional_id from changed where published_at is not null));
  end if;
  return null;
end $$;
