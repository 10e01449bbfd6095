-- A session lives on or ends, in whichever way: its row among the sign-ins, which outlives it, says the same.
create or replace function log_session_change() returns trigger language plpgsql as $$
begin
  update sign_in_logs
  set last_seen_at = new.last_seen_at, expires_at = new.expires_at, ended_at = new.ended_at, is_to_count = true
  where session_id = new.id;
  return null;
end $$;
