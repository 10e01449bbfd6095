-- The locality that a text names, as people write it ("Kothrud, near the statue"): words that follow each other and sound,
-- taken together, like its name or another name of it, written as one word or as several (Vimannagar, Shivaji Nagar). Of
-- several the one that is said first, of these the longest: of Paud Road the road, and not the village it leads to.
-- needs: sound_of, words_in
create or replace function locality_in(city integer, said text) returns integer language plpgsql stable parallel safe as $$
begin
  return (
    with written as materialized (
      select case word when 'rd' then 'road' else word end as word, place from words_in(said) with ordinality as w (word, place)
    ), heard as materialized (
      select w.place, sound_of(string_agg(n.word, '' order by n.place)) as sound
      from written w cross join generate_series(0, 3) more
      join written n on n.place between w.place and w.place + more
      group by w.place, more having count(*) = more + 1
    ), named as (
      select place, sound from heard
      union all select h.place, a.meant_sound from heard h join search_aliases a using (sound)
    )
    select l.id from localities l join named n on n.sound = l.whole_sound
    where l.city_id = city order by n.place, length(l.whole_sound) desc, l.id limit 1);
end $$;
