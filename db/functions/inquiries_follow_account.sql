-- Somebody's address is confirmed, and they are a customer; or they sign in again, having written while signed out: what they wrote from it without an account is theirs now, with the
-- requests that it has become. Whoever changes several locks the inquiry first, then its requests. Nobody asks themselves: a
-- request to this person's own practice stays the inquiry's.
create or replace function inquiries_follow_account() returns trigger language plpgsql as $$
begin
  update submissions s set account_id = new.id
  where lower(s.email) = new.email and s.account_id is null and s.kind = 'contact';
  update service_requests r set customer_id = new.id from submissions s
  where s.account_id = new.id and s.email <> '' and r.submission_id = s.id and r.customer_id is null
    and not exists (select from professionals p where p.id = r.professional_id and p.account_id = new.id);
  return null;
end $$;
