-- A post that administrators hide has a reason and one appeal, as reviews, projects, messages and comments have.
alter table takedowns
  drop constraint takedown_kind_is_known,
  add constraint takedown_kind_is_known check (kind in ('review', 'project', 'message', 'comment', 'post'));

-- What was hidden before had its reason as a note. An administrator who hid a post of their own needs no appeal.
insert into takedowns (id, kind, item_id, author_id, reason, hidden_by, hidden_at)
-- Ids are ordered by their time.
select overlay(overlay(gen_random_uuid()::text placing substr(ms, 1, 8) || '-' || substr(ms, 9, 4) from 1 for 13)
  placing '7' from 15 for 1), 'post', p.id, p.author_account_id, p.review_note, p.reviewed_by, p.reviewed_at
from blog_posts p
cross join lateral (select lpad(to_hex((extract(epoch from p.reviewed_at) * 1000)::bigint), 12, '0') as ms) t
where p.status = 'hidden' and p.review_note is not null and p.reviewed_by is not null and p.reviewed_at is not null
  and p.author_account_id is not null and p.author_account_id <> p.reviewed_by;

update blog_posts p set review_note = null
where exists (select from takedowns d where d.kind = 'post' and d.item_id = p.id);
