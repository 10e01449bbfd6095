-- Words as people in Pune write them: in Devanagari, borrowed from English by ear, or by another name of the same thing.

-- Devanagari in Latin letters, as it is spoken: a consonant carries an a, which falls silent at the end of a word and
-- between vowels (कोथरूड is kothrud, not kotharuda).
create function in_latin(word text) returns text language sql immutable strict parallel safe as $$
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

create or replace function words_in(line text) returns setof text language sql stable parallel safe rows 8 as $$
  select case when word ~ '[ऀ-ॿ]' then in_latin(word) else word end
  from regexp_split_to_table(lower(unaccent(coalesce(line, ''))), '[\s!-/:-@\[-`{-~–—…·•₹“”‘’।]+') word
  where word <> '' and length(word) <= 40
$$;

-- Another word for words of the vocabulary, asked beside it. In Latin letters; on both sides sounds count, so that dijain
-- is dizain, and a bangla is looked for among bungalows.
create table search_aliases (
  word text collate "C" not null,
  means text collate "C" not null,
  sound text collate "C" not null generated always as (sound_of(word)) stored,
  meant_sound text collate "C" not null generated always as (sound_of(means)) stored,
  primary key (word, means)
);
insert into search_aliases (word, means)
select alias, means from (values
  ('kitchen', 'kichan kichen kichin rasoi rasoighar swaypakghar swayampakghar swaypak svayampakghar'),
  ('bungalow', 'bangla bangala bangalo banglow banglo bunglow bunglo kothi'),
  ('flat', 'sadnika sadanika flet'),
  ('apartment', 'apartmet apartament'),
  ('interior', 'intiriyar interiar intirier intiriar'),
  ('designer', 'dizainer dizainar dijhaynar disainar diziner'),
  ('design', 'dizain dijhain disain'),
  ('architect', 'arkitekt arkitek architekt'),
  ('bedroom', 'bedrum shayankaksh shayangruh'),
  ('bathroom', 'bathrum nhanighar snanghar snangruh'),
  ('office', 'ofis aafis karyalay karyalaya'),
  ('shop', 'dukan dukaan'),
  ('hospital', 'davakhana dawakhana rugnalay aspatal'),
  ('wardrobe', 'kapat kapaat almari almirah'),
  ('furniture', 'farnichar lakadkam'),
  ('puja', 'devghar pujaghar devhara mandir'),
  ('children', 'mulanchi bachchon bacche'),
  ('plan', 'map'),
  ('renovation', 'nutanikaran durusti marammat'),
  ('house', 'makan makaan niwas nivas'),
  ('architect', 'banavne bandhne banana banwana bandhani'),
  ('ghar', 'gharachi gharacha gharache gharat gharasathi'),
  ('pune', 'poona puna punyat punyatil punyachya'),
  ('mumbai', 'bombay'),
  ('bangalore', 'bengaluru bengalore bangaluru'),
  ('delhi', 'dilli')) as v (means, line)
cross join regexp_split_to_table(line, ' ') as alias;

-- What was written in Devanagari before these words were known is found from now on.
select refresh_search_entries(array(
  select p.id from professionals p left join professional_services s on s.professional_id = p.id
  where concat(p.business_name, p.headline, p.about, p.locality, s.description) ~ '[ऀ-ॿ]' group by p.id));

analyze search_aliases;
