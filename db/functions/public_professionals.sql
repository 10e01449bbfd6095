-- Whom the public may see: nobody who is about to go for good, and would be booked in vain. The name comes first, so that a new column of professionals can be appended.
create or replace view public_professionals as
select a.full_name, p.* from professionals p join accounts a on a.id = p.account_id
where a.activated_at is not null and a.suspended_at is null and a.is_professional and a.deletion_due_at is null;
