-- Whether the public may see a professional has changed.
-- needs: refresh_idea_entries
create or replace function ideas_follow_account() returns trigger language plpgsql as $$
begin
  perform refresh_idea_entries(array(select id from professionals where account_id = new.id));
  return null;
end $$;
