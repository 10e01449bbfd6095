-- What an administrator may do: see (reader), answer and decide (desk), or all of it, with rights and the catalogue (owner).
-- Without is_admin it means nothing. Who was an administrator could do everything.
alter table accounts
  add column desk_role text not null default 'reader',
  add constraint desk_role_is_known check (desk_role in ('owner', 'desk', 'reader'));
update accounts set desk_role = 'owner' where is_admin;
