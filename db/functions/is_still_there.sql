-- Whether somebody still is who they were when they were asked: not erased or suspended since. Until the transaction ends
-- nobody erases the account then; where somebody is at it, this waits and sees what they did. Asked within a statement it
-- must see what was written meanwhile: only PL/pgSQL that is volatile looks anew. The lock is the one that a reference to
-- the account takes anyway: it stands in the way of nothing but the erasure, which holds the row "for update".
create or replace function is_still_there(account text)
returns boolean language plpgsql volatile as $$
begin
  perform from accounts a where a.id = account and a.suspended_at is null for key share;
  return found;
end
$$;
