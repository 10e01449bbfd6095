-- Words of a text: small letters without accents, cut at spaces and punctuation; Devanagari as it sounds in Latin letters,
-- "2 BHK" as one word. Documents and typed text go through it. A sign of Devanagari that stands alone has no sound and is
-- no word.
-- needs: in_latin
create or replace function words_in(line text) returns setof text language sql stable parallel safe rows 8 as $$
  with heard (word) as materialized (
    select case when word ~ '[ऀ-ॿ]' then in_latin(word) else word end
    from regexp_split_to_table(regexp_replace(lower(unaccent(coalesce(line, ''))), '(\d)[ -]+(bhk|rk)\M', '\1\2', 'g'),
      '[\s!-/:-@\[-`{-~–—…·•₹“”‘’।]+') word
    where length(word) <= 40
  )
  select word from heard where word <> ''
$$;
