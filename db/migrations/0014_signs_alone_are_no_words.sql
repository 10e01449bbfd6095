-- A sign of Devanagari that stands alone ("पत्ता ः पुणे") has no sound: in_latin leaves nothing of it. The nothing was kept
-- as a word, and no search for such a sign could be answered.

create or replace function words_in(line text) returns setof text language sql stable parallel safe rows 8 as $$
  with heard (word) as materialized (
    select case when word ~ '[ऀ-ॿ]' then in_latin(word) else word end
    from regexp_split_to_table(regexp_replace(lower(unaccent(coalesce(line, ''))), '(\d)[ -]+(bhk|rk)\M', '\1\2', 'g'),
      '[\s!-/:-@\[-`{-~–—…·•₹“”‘’।]+') word
    where length(word) <= 40
  )
  select word from heard where word <> ''
$$;

delete from search_synonyms where word = '';
delete from search_words where word = '';

-- In the entries the nothing was read together with its weight, as a word that begins with the colon.
select refresh_search_entries(array(select distinct professional_id from search_entries where words @@ ''':'':*'::tsquery));
