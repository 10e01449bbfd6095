-- Professionals show their work themselves: a project begins as a draft, gets photographs, and is published.
-- in force: cover_photo_of 2dfc4ce2
-- in force: refresh_search_entries 37ca05f9
alter table portfolio_projects
  add column home_type text,
  add column duration_weeks integer,
  -- What its customer said of the job.
  add column review_id text references reviews on delete set null,
  -- Null: a draft, which only its professional sees.
  add column published_at timestamptz default now(),
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  -- Each change counts, so that of two windows the second knows that it has seen an older one.
  add column version integer not null default 1,
  alter column completed_year drop not null,
  add constraint home_type_is_known check (home_type in
    ('1bhk', '2bhk', '3bhk', '4bhk', 'row-house', 'bungalow', 'office', 'shop', 'other')),
  add constraint duration_is_plausible check (duration_weeks between 1 and 520),
  add constraint published_projects_have_a_title_and_a_year check (
    published_at is null or (title <> '' and completed_year is not null));

create index portfolio_projects_review on portfolio_projects (review_id) where review_id is not null;

create table project_pictures (
  file_id text primary key references files,
  project_id text not null references portfolio_projects on delete cascade,
  position integer not null,
  -- A 'before' is shown behind the photograph that comes after it; a 'plan' is a drawing.
  role text not null default 'photo',
  caption text not null default '',
  -- Read to those who do not see it; empty: the caption says it.
  alt text not null default '',
  constraint role_is_known check (role in ('photo', 'before', 'plan')),
  constraint thirty_pictures_of_a_project_at_most check (position between 1 and 30),
  constraint project_pictures_stand_in_a_row unique (project_id, position) deferrable initially deferred
);

-- Drafts are nobody's news: what is kept for everybody is made anew only where something public has changed.
drop trigger changed_projects_are_told on portfolio_projects;
create trigger new_projects_are_told after insert on portfolio_projects
  for each row when (new.published_at is not null) execute function tell_changed();
create trigger changed_projects_are_told after update on portfolio_projects
  for each row when (old.published_at is not null or new.published_at is not null) execute function tell_changed();
create trigger removed_projects_are_told after delete on portfolio_projects
  for each row when (old.published_at is not null) execute function tell_changed();
