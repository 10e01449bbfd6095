-- Where a sign-up came from, beside its first link: once that is opened it counts no longer against its network
-- (docs/decisions/0034).
alter table account_tokens add column signed_up_from text;
