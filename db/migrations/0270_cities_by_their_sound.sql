-- A city is known by how it sounds too, in Devanagari ("मुंबई") and as it is spelt by ear ("Bengalooru"): who waits in one
-- was taken for somebody who named no city.
create or replace function place_sound(key text) returns text language sql immutable strict parallel safe as $$
  select public.sound_of(case when key ~ '[ऀ-ॿ]' then public.in_latin(key) else key end)
$$;

create index cities_by_sound on cities (place_sound(name_key) collate "C");

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
    ), heard as materialized (
      select first, last, place_sound(key) as sound from run
      where not exists (select from named) and not exists (select from localities l where l.whole_sound = place_sound(key))
    ), meant as materialized (
      -- Of a short name too many others sound the same.
      select first, last, sound from heard where length(sound) > 3
      union select h.first, h.last, a.meant_sound from heard h join search_aliases a using (sound)
    ), sounding as materialized (
      select c.id, rank() over (order by m.last desc, m.first) as place
      -- One by one by the index: there can be a hundred thousand cities.
      from meant m cross join lateral (select id from cities where place_sound(name_key) collate "C" = m.sound offset 0) c
    ), with_locality as (
      select c.city_id from (select distinct city_id from localities) c
      where not exists (select from named) and not exists (select from sounding)
        and locality_in(c.city_id, said) is not null limit 2
    )
    select case when count(distinct id) = 1 then min(id) end
    from (select id from named where place = 1 union all select id from sounding where place = 1
      union all select city_id from with_locality) found);
end $$;

-- in force: place_sound e340e303
-- in force: city_named 50ad0f95

insert into search_aliases (word, means) values ('secunderabad', 'hyderabad'), ('haidrabad', 'hyderabad'), ('dilli', 'delhi')
on conflict do nothing;

update submissions s set city_id = city_named(s.details ->> 'location')
where s.waits_for is not null and s.told_at is null and s.city_id is null and s.details ->> 'location' <> '';
