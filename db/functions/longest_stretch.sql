-- Minutes of the longest visit that fits into the hours that a professional keeps, on a day from `today` on; null where none
-- are kept. Hours that touch are one stretch, as in free times (longestStretch of free-times.rules.ts).
create or replace function longest_stretch(professional text, today date)
returns integer language sql stable as $$
  with hours as (
    select 'weekday ' || weekday as day, from_minute, to_minute from weekly_hours where professional_id = professional
    union all
    select x.day::text, x.from_minute, x.to_minute from hour_exceptions x
    where x.professional_id = professional and x.from_minute is not null and x.day >= today
  ), marked as (
    select h.*, from_minute is distinct from lag(to_minute) over (partition by day order by from_minute) as begins from hours h
  ), stretches as (
    select m.*, count(*) filter (where begins) over (partition by day order by from_minute) as stretch from marked m
  )
  select max(minutes)::integer from (
    select max(to_minute) - min(from_minute) as minutes from stretches group by day, stretch) s
  where exists (select from weekly_hours where professional_id = professional)
$$;
