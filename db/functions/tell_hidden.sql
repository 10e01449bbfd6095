-- Somebody is not to be seen by the public any more: every node hears it, and forgets what it keeps for everybody
-- (docs/decisions/0019). Within the transaction, unlike what wakes the readers of events: it happens seldom.
create or replace function tell_hidden() returns trigger language plpgsql as $$
begin
  perform pg_notify('hidden', '');
  return null;
end $$;
