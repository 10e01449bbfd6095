-- The locality that a text names, as people write it ("Kothrud, near the statue"): all its words are among those said, by
-- their sound or by another name; of several the one with the most words.
-- needs: sound_of, words_in
create or replace function locality_in(city integer, said text) returns integer language plpgsql stable parallel safe as $$
declare
  heard text[] := array(
    select sound_of(word) from words_in(said) as w (word)
    union select a.meant_sound from words_in(said) as w (word) join search_aliases a on a.sound = sound_of(w.word));
begin
  return (select l.id from localities l where l.city_id = city and l.sounds <@ heard
    order by cardinality(l.sounds) desc, l.id limit 1);
end $$;
