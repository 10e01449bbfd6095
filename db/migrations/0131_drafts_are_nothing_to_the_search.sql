-- Drafts of projects are nothing to the search, and what is taken off a profile vanishes everywhere (docs/decisions/0055).
-- in force: cover_photo_of b31ccabf
-- in force: search_follows_projects 7eec5616

create function search_follows_projects() returns trigger language plpgsql as $$ begin return null; end $$;
drop trigger search_follows_changed_portfolio on portfolio_projects;
create trigger search_follows_changed_portfolio after update on portfolio_projects
  referencing old table as before new table as changed for each statement execute function search_follows_projects();

create trigger withdrawn_projects_are_told after update on portfolio_projects
  for each row when (old.published_at is not null and new.published_at is null) execute function tell_hidden();
drop trigger removed_projects_are_told on portfolio_projects;
create trigger removed_projects_are_told after delete on portfolio_projects
  for each row when (old.published_at is not null) execute function tell_hidden();

-- What a customer said of a job stands beside that job alone.
update portfolio_projects f set review_id = null where review_id is not null and exists (
  select from portfolio_projects o where o.review_id = f.review_id and o.id < f.id);
drop index portfolio_projects_review;
create unique index one_project_per_review on portfolio_projects (review_id);

-- Projects that can be browsed, by what is asked for first.
create index portfolio_projects_by_work on portfolio_projects (work, home_type) where published_at is not null;
