-- A mailed link is no code to guess, so no try was ever counted here; those of six digits are, in email_codes.
alter table account_tokens drop column attempts;
