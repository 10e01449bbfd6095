-- Browsing published projects read and sorted all of them for each page: a second at 100,000 (docs/decisions/0081).
-- A published project stands once in each combination of what can be asked for, as refresh_idea_entries writes it.
-- Without a reference to it: what is removed is taken out by its trigger, which waits for the professional; an entry that locked
-- its project would wait for it the other way round.
create table idea_entries (
  professional_id text not null,
  project_id text not null,
  -- What is asked for: '' and -1 are anything.
  work text collate "C" not null,
  home_type text collate "C" not null,
  paid_from integer not null,
  -- In lower case, of those that the catalogue knows.
  locality text not null,
  -- The order: photographs first, one of each professional before anybody's second, the newest first.
  is_photographed boolean not null,
  turn smallint not null,
  completed_year integer not null,
  primary key (project_id, work, home_type, paid_from, locality)
);

-- How many entries a combination has: the sum of its rows, of which a job makes one.
create table idea_counts (
  id bigint generated always as identity primary key,
  work text collate "C" not null,
  home_type text collate "C" not null,
  paid_from integer not null,
  locality text not null,
  projects integer not null,
  is_change boolean not null default true
);
create index idea_counts_by_choice on idea_counts (work, home_type, paid_from, locality) include (projects);
create index idea_count_changes on idea_counts (id) where is_change;

-- Localities are asked for by name, whatever its case, and projects by the locality that they say.
create index localities_by_name on localities (lower(name));
create index portfolio_projects_by_locality on portfolio_projects (lower(trim(locality))) where published_at is not null;

-- As in db/functions/ that day: the rows below are made with them.
-- Brings the entries of these professionals in line with their published projects: one for each combination of what a project
-- can be asked for, with its turn among its professional's in it, so that a page of any combination is read off an index
-- (docs/decisions/0081). With names of localities, in lower case, only what is asked for by these. Only what differs is written.
create or replace function refresh_idea_entries(professional_ids text[], named text[] default null) returns void
language plpgsql as $$
begin
  if coalesce(cardinality(professional_ids), 0) = 0 then return; end if;
  -- Two changes of one professional come one after the other, or each would miss the other's.
  perform from professionals where id = any(professional_ids) order by id for no key update;
  with there as materialized (
    select * from idea_entries e where e.professional_id = any(professional_ids) and (named is null or e.locality = any(named))
  ), shown as materialized (
    select f.id, f.professional_id, f.work, f.home_type, f.paid_from, f.completed_year, lower(l.name) as locality,
      exists (select from project_pictures i where i.project_id = f.id and i.role = 'photo') as is_photographed
    from portfolio_projects f join public_professionals p on p.id = f.professional_id
    left join localities l on l.city_id = p.city_id and lower(l.name) = lower(trim(f.locality))
    where f.professional_id = any(professional_ids) and f.published_at is not null and f.work is not null
      and (named is null or lower(trim(f.locality)) = any(named))
  ), wanted as materialized (
    select f.professional_id, f.id as project_id, w.work, h.home_type, b.paid_from, l.locality, f.is_photographed,
      row_number() over (
        partition by f.professional_id, w.work, h.home_type, b.paid_from, l.locality
        order by f.is_photographed desc, f.completed_year desc, f.id desc)::smallint as turn,
      f.completed_year
    from shown f cross join unnest(array['', f.work]) as w (work)
    cross join unnest(array_remove(array['', f.home_type], null)) as h (home_type)
    cross join unnest(array_remove(array[-1, f.paid_from], null)) as b (paid_from)
    cross join unnest(array_remove(array[case when named is null then '' end, f.locality], null)) as l (locality)
  ), gone as (
    delete from idea_entries e where e.professional_id = any(professional_ids) and (named is null or e.locality = any(named))
      and not exists (select from wanted w where (w.project_id, w.work, w.home_type, w.paid_from, w.locality)
        = (e.project_id, e.work, e.home_type, e.paid_from, e.locality))
  )
  insert into idea_entries as e (professional_id, project_id, work, home_type, paid_from, locality, is_photographed, turn,
    completed_year)
  select w.* from wanted w left join there e using (project_id, work, home_type, paid_from, locality)
  where (e.is_photographed, e.turn, e.completed_year) is distinct from (w.is_photographed, w.turn, w.completed_year)
  on conflict (project_id, work, home_type, paid_from, locality) do update
    set is_photographed = excluded.is_photographed, turn = excluded.turn, completed_year = excluded.completed_year;
end $$;

-- What has come or gone is added as rows of its own: a count that each change raised would be a lock that all of them meet.
create or replace function count_idea_entries() returns trigger language plpgsql as $$
begin
  insert into idea_counts (work, home_type, paid_from, locality, projects)
  select work, home_type, paid_from, locality, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by work, home_type, paid_from, locality;
  return null;
end $$;

-- Whether the public may see a professional has changed.
-- needs: refresh_idea_entries
create or replace function ideas_follow_account() returns trigger language plpgsql as $$
begin
  perform refresh_idea_entries(array(select id from professionals where account_id = new.id));
  return null;
end $$;

-- A professional has moved to another city, where localities of the same names are others.
-- needs: refresh_idea_entries
create or replace function ideas_follow_city() returns trigger language plpgsql as $$
begin
  perform refresh_idea_entries(array[new.id]);
  return null;
end $$;

-- A locality is new, has gone, or is called otherwise: refreshes the professionals whose projects name it. All professionals of
-- the city are locked first, so that a project that is published meanwhile is either seen here or waits.
-- needs: refresh_idea_entries
create or replace function ideas_follow_localities() returns trigger language plpgsql as $$
begin
  perform from professionals where city_id in (select city_id from changed) order by id for no key update;
  perform refresh_idea_entries(array(
    select distinct p.id from changed l join portfolio_projects f on lower(trim(f.locality)) = lower(l.name)
    join professionals p on p.id = f.professional_id and p.city_id = l.city_id
    where f.published_at is not null), array(select lower(name) from changed));
  return null;
end $$;

-- A project that everybody sees, or saw, has changed; its pictures are written before it is.
-- needs: refresh_idea_entries
create or replace function ideas_follow_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform refresh_idea_entries(array(
      select professional_id from before where published_at is not null
      union select professional_id from changed where published_at is not null));
  else
    perform refresh_idea_entries(array(select distinct professional_id from changed where published_at is not null));
  end if;
  return null;
end $$;

create trigger new_idea_entries_are_counted after insert on idea_entries
  referencing new table as changed for each statement execute function count_idea_entries();
create trigger gone_idea_entries_are_counted after delete on idea_entries
  referencing old table as changed for each statement execute function count_idea_entries();

-- In the order in which writers take the tables.
create trigger ideas_follow_account after update of activated_at, suspended_at, is_professional, deletion_due_at on accounts
  for each row when ((old.activated_at, old.suspended_at, old.is_professional, old.deletion_due_at)
    is distinct from (new.activated_at, new.suspended_at, new.is_professional, new.deletion_due_at))
  execute function ideas_follow_account();
create trigger ideas_follow_city after update of city_id on professionals
  for each row when (old.city_id <> new.city_id) execute function ideas_follow_city();
create trigger ideas_follow_new_projects after insert on portfolio_projects
  referencing new table as changed for each statement execute function ideas_follow_projects();
create trigger ideas_follow_changed_projects after update on portfolio_projects
  referencing old table as before new table as changed for each statement execute function ideas_follow_projects();
create trigger ideas_follow_removed_projects after delete on portfolio_projects
  referencing old table as changed for each statement execute function ideas_follow_projects();
create trigger ideas_follow_new_localities after insert on localities
  referencing new table as changed for each statement execute function ideas_follow_localities();
create trigger ideas_follow_gone_localities after delete on localities
  referencing old table as changed for each statement execute function ideas_follow_localities();
-- By the name it had, and by the one it has.
create trigger ideas_follow_former_localities after update on localities
  referencing old table as changed for each statement execute function ideas_follow_localities();
create trigger ideas_follow_changed_localities after update on localities
  referencing new table as changed for each statement execute function ideas_follow_localities();

select refresh_idea_entries(array(select distinct professional_id from portfolio_projects where published_at is not null));
update idea_counts set is_change = false;
-- Sooner made of all rows than with each.
create index idea_entries_in_order on idea_entries
  (work, home_type, paid_from, locality, is_photographed desc, turn, completed_year desc, project_id desc);
create index idea_entries_of_professional on idea_entries (professional_id);
analyze idea_entries, idea_counts, localities;

-- For the statement of before.
drop index portfolio_projects_by_work;

-- in force: refresh_idea_entries e82d691d
-- in force: count_idea_entries 9b83dda8
-- in force: ideas_follow_account da6f8e2a
-- in force: ideas_follow_city 060ef2d0
-- in force: ideas_follow_localities c69b4a6c
-- in force: ideas_follow_projects fdd97b8b
