-- Devanagari in Latin letters, as it is spoken: a consonant carries an a, which falls silent at the end of a word and
-- between vowels (कोथरूड is kothrud, not kotharuda).
create or replace function in_latin(word text) returns text language sql immutable strict parallel safe as $$
  with spoken (s) as (
    select regexp_replace(regexp_replace(translate(normalize(word, NFC), U&'\200c\200d', ''),
      '([क-ह]़?)(?=[ऀ-औक-ह])', '\1ə', 'g'), '(्[यरव])$', '\1ə')
  ), shortened (s) as (
    -- From the end, as it is spoken: of two in a row the later one falls.
    select reverse(regexp_replace(reverse(s), '([əअ-औा-ौ]़?[क-ह])ə(?=़?[क-ह][əअ-औा-ौ])', '\1', 'g')) from spoken
  ), pairs (s) as (
    select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(regexp_replace(s, '[ंँ](?=[प-म])', 'm', 'g'),
      'ज़', 'z'), 'फ़', 'f'), 'ढ़', 'rh'), 'ड़', 'r'), 'ख', 'kh'), 'घ', 'gh'), 'छ', 'chh'), 'च', 'ch'), 'झ', 'jh'),
      'ठ', 'th'), 'ढ', 'dh'), 'थ', 'th'), 'ध', 'dh'), 'फ', 'ph'), 'भ', 'bh'), 'श', 'sh'), 'ष', 'sh'), 'ऐ', 'ai'), 'औ', 'au')
    from shortened
  )
  select translate(replace(replace(replace(replace(s, 'ै', 'ai'), 'ौ', 'au'), 'ृ', 'ru'), 'ऋ', 'ru'),
    'कगङजञटडणतदनपबमयरऱलळवसहअआइईउऊएऍओऑािीुूेॅोॉə०१२३४५६७८९ंँ़्ः',
    'kgnjntdntdnpbmyrrllvshaaiiuueeooaiiuueeooa0123456789nn')
  from pairs
$$;
