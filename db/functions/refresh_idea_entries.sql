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
