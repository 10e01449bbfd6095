-- What a locality is called is heard as typed words are, and is a word that can be typed.
-- needs: sound_of, words_in, remember_words
create or replace function hear_locality() returns trigger language plpgsql as $$
begin
  new.sounds := array(select sound_of(word) from words_in(new.name) as w (word));
  perform remember_words(array(select words_in(new.name)));
  return new;
end $$;
