-- What has come or gone is added as rows of its own: a count that each change raised would be a lock that all of them meet.
create or replace function count_idea_entries() returns trigger language plpgsql as $$
begin
  insert into idea_counts (work, home_type, paid_from, locality, projects)
  select work, home_type, paid_from, locality, case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed group by work, home_type, paid_from, locality;
  return null;
end $$;
