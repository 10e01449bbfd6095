-- The locality that a text names, as people write it ("Kothrud, near the statue"): all its words are among those said, by
-- their sound or by another name, or it is written as one word, or as two (Vimannagar, Shivaji Nagar). Of several the one
-- that is said first, of these the longest: of Paud Road the road, and not the village it leads to.
-- needs: sound_of, words_in
create or replace function locality_in(city integer, said text) returns integer language plpgsql stable parallel safe as $$
begin
  return (
    with written as materialized (
      select word, place from words_in(said) with ordinality as w (word, place)
    ), heard as materialized (
      select place, sound_of(word) as sound from written
      union all select w.place, a.meant_sound from written w join search_aliases a on a.sound = sound_of(w.word)
    ), joined as materialized (
      select place, sound from heard
      union all select w.place, sound_of(w.word || n.word) from written w join written n on n.place = w.place + 1
    )
    select l.id from localities l
    where l.city_id = city
      and (l.sounds <@ array(select sound from heard) or l.whole_sound in (select sound from joined))
    order by (select min(place) from joined where sound = any(l.sounds || l.whole_sound)), cardinality(l.sounds) desc, l.id
    limit 1);
end $$;
