-- Words of a text in one spelling, cut at spaces and punctuation; Devanagari as it sounds in Latin letters. Documents and
-- typed text go through it. A sign of Devanagari that stands alone has no sound and is no word.
-- needs: in_latin, in_one_spelling
create or replace function words_in(line text) returns setof text language sql stable parallel safe rows 8 as $$
  with heard (word) as materialized (
    select case when word ~ '[ऀ-ॿ]' then in_latin(word) else word end
    from regexp_split_to_table(in_one_spelling(line), '[\s!-/:-@\[-`{-~–—…·•₹“”‘’।]+') word
    where length(word) <= 40
  )
  select word from heard where word <> ''
$$;
