-- What a notice or a letter is about: what happens next to the same thing takes the place of a notice that nobody has read
-- and of a letter that has not gone out, and who acts on it has read what they were told (docs/decisions/0037).
alter table notifications add column about text;
alter table mails add column about text;

update notifications set about = params ->> 'booking_id' where read_at is null and params ? 'booking_id';
update mails set about = params ->> 'booking_id' where next_try_at is not null and params ? 'booking_id';

create index notifications_unread_about on notifications (account_id, about) where read_at is null;
create index mails_about on mails (about) where about is not null;

-- How often one customer asks one professional is counted.
-- in force: asked_since f26d809e
