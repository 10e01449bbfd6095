-- What a locality is called is heard as typed words are, also where they are written as one, and is a word that can be typed.
-- needs: sound_of, words_in, remember_words
create or replace function hear_locality() returns trigger language plpgsql as $$
declare
  words text[] := array(select words_in(new.name));
  whole text := array_to_string(words, '');
begin
  new.sounds := array(select sound_of(word) from unnest(words) as w (word));
  new.whole_sound := sound_of(whole);
  perform remember_words(words || whole);
  return new;
end $$;
