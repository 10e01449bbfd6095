-- Administrators hide reviews and projects, with a reason that the author reads and may appeal once, and restore them. What is
-- hidden stays as a row, and so does that it was hidden.
create table takedowns (
  id text collate "C" primary key,
  kind text collate "C" not null,
  -- Of the review or project. The row outlives it: that something was hidden stays known when it is removed.
  item_id text not null,
  author_id text not null references accounts,
  reason text not null,
  hidden_by text not null references accounts,
  hidden_at timestamptz not null,
  appeal text,
  appealed_at timestamptz,
  -- Why it stays hidden nevertheless.
  appeal_answer text,
  appeal_answered_at timestamptz,
  restored_because text,
  restored_by text references accounts,
  restored_at timestamptz,
  constraint takedown_kind_is_known check (kind in ('review', 'project')),
  constraint an_appeal_has_its_time check ((appeal is null) = (appealed_at is null)),
  constraint only_an_appeal_is_answered check (appeal_answered_at is null or appealed_at is not null),
  constraint an_answer_has_its_time check ((appeal_answer is null) = (appeal_answered_at is null)),
  constraint a_restoration_is_whole check (
    (restored_at is null) = (restored_by is null) and (restored_at is null) = (restored_because is null)),
  constraint takedown_is_not_endless check (
    length(reason) <= 2000 and length(appeal) <= 4000 and length(appeal_answer) <= 2000 and length(restored_because) <= 2000)
);
-- Of two administrators at once the second is refused.
create unique index hidden_once_at_a_time on takedowns (kind, item_id) where restored_at is null;
create index takedowns_by_item on takedowns (item_id);
create index takedowns_of_author on takedowns (author_id);
create index takedowns_by_administrator on takedowns (hidden_by);
create index takedowns_restored_by on takedowns (restored_by) where restored_by is not null;

-- A hidden review counts nowhere; everything that counts follows in the same transaction.
-- in force: follow_reviews 7d33b931
alter table reviews add column hidden_at timestamptz;
drop trigger rating_follows_reviews on reviews;
create trigger rating_follows_reviews after insert or update of rating, hidden_at or delete on reviews
  for each row execute function follow_reviews();
drop trigger days_follow_reviews on reviews;
create trigger days_follow_reviews after update of rating, hidden_at on reviews
  for each row when (old.rating <> new.rating or old.hidden_at is distinct from new.hidden_at)
  execute function note_day_change();
create trigger hidden_reviews_are_told after update on reviews
  for each row when (old.hidden_at is null and new.hidden_at is not null) execute function tell_hidden();

-- A hidden project is a draft to everybody, so that whatever shows published ones follows. When it had been published is kept
-- for its restoration.
alter table portfolio_projects
  add column hidden_at timestamptz,
  add column published_before timestamptz,
  add constraint what_is_hidden_is_not_published check (hidden_at is null or published_at is null),
  add constraint what_is_hidden_was_published check ((hidden_at is null) = (published_before is null));
