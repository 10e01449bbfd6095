-- The vocabulary of the search: each word once, with its sound.
-- needs: sound_of
create or replace function remember_words(words text[]) returns void language sql as $$
  insert into search_words (word, sound) select w, sound_of(w) from unnest(words) w group by w order by w
  on conflict do nothing
$$;
