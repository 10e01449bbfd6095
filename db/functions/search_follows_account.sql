-- The name of a professional has changed, or whether the public may see them.
create or replace function search_follows_account() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(select id from professionals where account_id = new.id));
  return null;
end $$;
