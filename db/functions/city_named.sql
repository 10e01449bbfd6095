-- The city that a text names, as people write it ("Baner, Pune", "Navi Mumbai"), by its own name or another that the search
-- knows ("Bombay"). Of several the one that is said last, as in an address; of equal names in two states the one whose state is
-- said too. Where no name is written so, one that sounds the same ("Bengalooru", "पुणे") and like no locality. Where no city is
-- said, the one that has the locality. Null where that is none, or more than one.
-- needs: place_key, locality_in, place_sound
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
