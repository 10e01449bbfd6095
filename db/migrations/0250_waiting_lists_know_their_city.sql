-- A service opens in one city; who waits for it elsewhere goes on waiting. Null: they named no city.
alter table submissions add column city_id integer references cities on delete set null;
-- What is deleted with a city.
create index submissions_by_city on submissions (city_id) where city_id is not null;

create or replace function city_named(said text) returns integer language plpgsql stable parallel safe as $$
begin
  return (
    with written as materialized (
      select array_remove(regexp_split_to_array(left(said, 200), '[\s,;/.()-]+'), '') as words
    ), run as materialized (
      select first, least(first + more, cardinality(words)) as last,
        place_key(array_to_string(words[first:first + more], '')) as key
      from written, generate_series(1, least(cardinality(words), 24)) first, generate_series(0, 2) more
    ), named as materialized (
      select c.id, rank() over (
        order by r.last desc, r.first, not exists (select from run where run.key = s.name_key)) as place
      from run r join cities c on c.name_key = r.key join states s on s.id = c.state_id
    ), with_locality as (
      select c.city_id from (select distinct city_id from localities) c
      where not exists (select from named) and locality_in(c.city_id, said) is not null limit 2
    )
    select case when count(distinct id) = 1 then min(id) end
    from (select id from named where place = 1 union all select city_id from with_locality) found);
end $$;

-- in force: city_named 09ed516d

update submissions s set city_id = coalesce(city_named(s.details ->> 'location'),
  (select city_named(concat_ws(', ', a.city, a.state)) from accounts a where a.id = s.account_id))
where s.waits_for is not null and s.told_at is null;
