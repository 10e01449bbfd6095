-- Who has an account and writes while signed out finds it there after the next sign-in (docs/decisions/0064).
create trigger inquiries_follow_sign_ins after update of last_login_at on accounts
  for each row when (new.activated_at is not null and new.customer_type is not null and new.erased_at is null)
  execute function inquiries_follow_account();
-- in force: inquiries_follow_account dce36def
