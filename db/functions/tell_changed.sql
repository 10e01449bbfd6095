-- A profile, a service or a price is not as the public saw it: every node hears it, and makes anew what it keeps for everybody
-- when that is next asked for (docs/decisions/0019). Nothing has to vanish, so the last copies stay for when it cannot be made.
create or replace function tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('hidden', 'changed');
  return null;
end $$;
