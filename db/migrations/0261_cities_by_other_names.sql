-- A city is known by its other names too ("Bombay"): who waits in one was taken for somebody who named no city.
create or replace function city_named(said text) returns integer language plpgsql stable parallel safe as $$
begin
  return (
    with written as materialized (
      select array_remove(regexp_split_to_array(left(said, 200), '[\s,;/.()-]+'), '') as words
    ), run as materialized (
      select first, least(first + more, cardinality(words)) as last,
        place_key(array_to_string(words[first:first + more], '')) as key
      from written, generate_series(1, least(cardinality(words), 24)) first, generate_series(0, 2) more
    ), known as materialized (
      select key, key as name_key from run union select r.key, a.means from run r join search_aliases a on a.word = r.key
    ), named as materialized (
      select c.id, rank() over (
        order by r.last desc, r.first, not exists (select from run where run.key = s.name_key)) as place
      from run r join known k on k.key = r.key join cities c on c.name_key = k.name_key join states s on s.id = c.state_id
    ), with_locality as (
      select c.city_id from (select distinct city_id from localities) c
      where not exists (select from named) and locality_in(c.city_id, said) is not null limit 2
    )
    select case when count(distinct id) = 1 then min(id) end
    from (select id from named where place = 1 union all select city_id from with_locality) found);
end $$;

-- in force: city_named 3ec3d38a

update submissions s set city_id = city_named(s.details ->> 'location')
where s.waits_for is not null and s.told_at is null and s.city_id is null and s.details ->> 'location' <> '';
