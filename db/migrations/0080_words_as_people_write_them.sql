-- Sizes of homes in every way of writing them, accents and signs however they were composed, the kinds of the works that
-- somebody shows, and more of what people in Pune call things and places.

create function in_one_spelling(line text) returns text language plpgsql stable parallel safe as $$
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
  if s !~ '(?<![a-z])b[. ]?h[. ]?k(?![a-z])|bkh|(?<![a-z])rk\M|एच|आर' then return s; end if;
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
end 
$$;
create or replace function words_in(line text) returns setof text language sql stable parallel safe rows 8 as $$
  with heard (word) as materialized (
    select case when word ~ '[ऀ-ॿ]' then in_latin(word) else word end
    from regexp_split_to_table(in_one_spelling(line), '[\s!-/:-@\[-`{-~–—…·•₹“”‘’।]+') word
    where length(word) <= 40
  )
  select word from heard where word <> ''
$$;

-- A word is 1½bhk with its half, so that words_in writes it.
insert into search_aliases (word, means)
select word, 'flat' from words_in('1.5 bhk 2.5 bhk 3.5 bhk') as w (word)
on conflict do nothing;
insert into search_purposes (word, service_type_id)
select w.word, t.id from service_types t cross join words_in('1.5 bhk 2.5 bhk 3.5 bhk') as w (word)
where t.slug = 'interior-designer' on conflict do nothing;

-- A house is no contractor's alone, who is told of where nobody offers that yet.
delete from search_synonyms y using service_types t
where t.id = y.service_type_id and t.slug = 'contractor' and y.word in ('home', 'house', 'ghar');

-- Who mends a leak is found by whatever it is called. It is no work of a service alone that nobody offers.
delete from search_purposes where word = 'waterproofing';
insert into search_purposes (word, service_type_id)
select w.word, t.id from service_types t
join (values ('damp leak leaks leaked leaking leakage seepage waterproofing shop showroom')) as v (line)
  on t.slug in ('interior-designer', 'architect')
cross join words_in(v.line) as w (word)
on conflict do nothing;

-- Of what a profession is for, what few of it offer: that others write of an office makes them do none.
alter table search_purposes add column is_special boolean not null default false;
update search_purposes set is_special = true where word in ('children', 'nursery', 'bunk', 'office', 'shop', 'showroom', 'puja',
  'carpet', 'restoration', 'conservation', 'redevelopment', 'regularisation', 'retrofit', 'farmhouse', 'godown', 'damp', 'leak',
  'leaks', 'leaked', 'leaking', 'leakage', 'seepage', 'waterproofing');

insert into search_aliases (word, means)
select alias, means from (values
  ('damp leak leaked',
   'leak leaking leakage leaky leaks leaked seep seepage seeping damp dampness wetness waterproof waterproofing galti galte galtay '
   'galtey ol ola olava olaava olsar olsarpana seelan sil tapak tapakna tapakti tapakta tapakte tapke tapkat risav '
   'likej votraprufing votarprufing vatarprufing watarprufing pani paani water jhirap jhirapne pajhar pajharne'),
  ('mould damp', 'mould mold fungus bhurshi burshi burashi phaphundi'),
  ('roof roofs', 'chhat chhappar chhapar chhatachi'),
  ('ceiling', 'chhat siling'),
  ('terrace terraces', 'gachchi gacchi gachi teres teras'),
  ('wall walls', 'bhint bhinti deewar deewaron divar'),
  ('children',
   'mulansathi mulanchya mulancha mulanche mulan mule mulinchi mulichi mulichya mulgi mulga mulgaa mulacha balachi balanchi bacche '
   'bachche bachchon bachon bacchon bachcha bachchi bacchi bachchonka child childs baby babies toddler kidz '
   'childrenroom childrenbedroom childroom childbedroom'),
  ('child', 'children'),
  ('room rooms', 'kholi kholya kamra kamre kamara kaksh'),
  ('shop', 'dukane dukanen dukandar store showroom'),
  ('showroom', 'shop'),
  ('living', 'diwankhana divankhana baithak baithakichi'),
  ('dining', 'jevanghar jevnachi jevan bhojankaksh'),
  ('bathroom', 'nhani nahani snangharachi sandas shauchalay washroom toilet toylet'),
  ('toilet', 'sandas shauchalay washroom'),
  ('balcony', 'balkani sajja'),
  ('wardrobe', 'cupboard cupboards almirahs kapate almariya'),
  ('cupboard cupboards almirahs', 'wardrobe wardrobes'),
  ('furniture', 'furnichar farnicher lakdikam'),
  ('paint', 'rang rangkam rangakam rangaai rangai rangroti painting penting'),
  ('light lighting', 'lait laiting prakash prakashyojana roshni divebatti'),
  ('curtain curtains', 'parda parde padda padde'),
  ('clinic clinics', 'klinik davakhana dawakhana'),
  ('school', 'shala shalechi'),
  ('temple temples', 'mandir deul devul'),
  ('stair', 'jina jinya sidhi seedhi staircase stairs'),
  ('door', 'darwaja darvaja darwaza daravaja'),
  ('window', 'khidki khidkya khidkiya'),
  ('old', 'juna juni june purana purani purane'),
  ('noise', 'aawaj awaj awaaz shor sound soundproof soundproofing'),
  ('farmhouse', 'farmhaus shetghar shetatil'),
  ('bungalow', 'villa villas')) as v (meant, line)
cross join regexp_split_to_table(line, ' ') as alias cross join regexp_split_to_table(meant, ' ') as means
where alias <> means
on conflict do nothing;

-- What was written so before is found from now on.
select refresh_search_entries(array(
  select p.id from professionals p
    join accounts a on a.id = p.account_id
    left join professional_services s on s.professional_id = p.id
    left join portfolio_projects f on f.professional_id = p.id
  cross join lateral concat_ws(' ', a.full_name, p.business_name, p.headline, p.about, p.locality, s.name, s.description, f.title,
    f.description) as line
  where line ~* 'b[. ]?h[. ]?k|\mrk\M|एच|आर' or line is not nfkc normalized or line like '%½%'
  group by p.id));

-- Of the works that they show, the kinds.
update search_entries e set words = e.words || array_to_tsvector(w.kinds) from (
  select professional_id, array_agg(distinct '%' || work) as kinds from portfolio_projects where work is not null group by 1
) w where w.professional_id = e.professional_id;

analyze search_aliases, search_purposes, search_words;

-- in force: in_one_spelling 4864cd88
-- in force: words_in 69ba8dfb
-- in force: refresh_search_entries e8b7c989
