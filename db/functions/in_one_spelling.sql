-- A text in one way of writing it: small letters without accents, however they were composed; digits of Devanagari and halves
-- as numbers; the size of a home as one word, be it "2 BHK", "two b.h.k." or "दोन बीएचके" (and 2½bhk with a half, since a
-- word has no point). A possessive s is no word.
create or replace function in_one_spelling(line text) returns text language plpgsql stable parallel safe as $$
declare
  s text := lower(coalesce(line, ''));
  numbers constant text[][] := array[
    ['1.5', 'one and a half|dedh|derh|deedh|deed|did|दीड|डीड|डेढ़?'],
    ['2.5', 'two and a half|adich|adeech|arhai|adhai|dhai|अडीच|अढ़?ाई|ढाई'],
    ['3.5', 'three and a half|sad[eh]+ (?:tin|teen)|साडे ?तीन|साढ़?े ?तीन'],
    ['1', 'one|ek|एक'], ['2', 'two|do|don|दोन|दो'], ['3', 'three|teen|tin|तीन'], ['4', 'four|chaar|char|चार'],
    ['5', 'five|paanch|panch|paach|pach|पाच|पांच|पाँच']];
begin
  -- Letters of plain Latin alone need none of it.
  if octet_length(s) > length(s) then
    s := lower(unaccent(normalize(translate(replace(s, '½', '.5'), U&'\200b\feff', ''), NFKC)));
    s := translate(s, '०१२३४५६७८९', '0123456789');
  end if;
  s := regexp_replace(s, '([a-z])[''’]s\M', '\1', 'g');
  if s !~ '(?<![a-z])b[. ]?h[. ]?k(?![a-z])|bkh|(?<![a-z])rk\M|एच|आर|bed[- ]?rooms?\M|बेड ?रूम' then return s; end if;
  -- Of so many bedrooms is a home, "children's bedroom" is a room.
  s := regexp_replace(s,
    '(?<![a-z])(\d|one|two|three|four|five|ek|do|don|teen|tin|char|chaar|एक|दोन|दो|तीन|चार)[ -]*(?:bed[- ]?rooms?\M(?: hall kitchen\M)?|बेड ?रूम(?![ऀ-ॿ]))', '\1 bhk', 'g');
  s := regexp_replace(s,
    '(?<![a-z])b[. ]?h[. ]?k(?![a-z])\.?|(?<=[0-9]|[0-9] )bkh\M|ब[िी]\.? ?एच्?\.? ?के\.?(?![ऀ-ॿ])', 'bhk', 'g');
  for n in 1..array_length(numbers, 1) loop
    s := regexp_replace(s, '(?<![a-zऀ-ॿ])(?:' || numbers[n][2] || ')[ -]*(bhk|rk\M|आर\.? ?के(?![ऀ-ॿ]))', numbers[n][1] || '\1', 'g');
  end loop;
  s := regexp_replace(s, '(\d)[ -]*आर\.? ?के(?![ऀ-ॿ])', '\1rk', 'g');
  -- Of several sizes each is one: the last two, then whichever stands before them.
  for n in 1..2 loop
    s := regexp_replace(s,
      '(?<![\d.])(\d(?:\.5)?) ?(?:[,/&-]|\m(?:and|or|to|aani|ani|aur|se)\M|आणि|और|व|से) ?(?=\d(?:\.5)?[ -]*(?:bhk|rk)\M)', '\1bhk ', 'g');
  end loop;
  return regexp_replace(regexp_replace(s, '(?<!\d)(\d)\.5[ -]*(bhk|rk)\M', '\1½\2', 'g'), '(\d)[ -]+(bhk|rk)\M', '\1\2', 'g');
end $$;
