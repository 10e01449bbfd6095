-- Whoever has no account becomes an administrator by a mailed link, which an owner sends, sends again or withdraws.
create table admin_invitations (
  id text collate "C" primary key,
  email text not null,
  desk_role text not null,
  -- Of the newest link; those that were mailed before it lead nowhere.
  token_hash bytea not null,
  invited_by text not null references accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  -- The account that was made by it.
  account_id text references accounts on delete cascade,
  constraint one_invitation_per_token unique (token_hash),
  constraint invited_email_is_lower_case check (email = lower(email)),
  constraint invited_role_is_known check (desk_role in ('owner', 'desk', 'reader')),
  constraint accepted_invitation_has_its_account check ((accepted_at is null) = (account_id is null)),
  constraint accepted_invitation_was_not_withdrawn check (accepted_at is null or withdrawn_at is null)
);
create unique index one_open_invitation_per_address on admin_invitations (email)
  where accepted_at is null and withdrawn_at is null;
create index admin_invitations_by_account on admin_invitations (account_id) where account_id is not null;
create index admin_invitations_by_inviter on admin_invitations (invited_by);
