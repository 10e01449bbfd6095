-- Finding people. `search_entries` holds a row per offered service and city, with everything a search filters and sorts
-- by, so that a search reads one table through one index. Triggers keep it; nobody else writes to it.

-- What people call a service, in English, Marathi and Hindi (Latin letters): one word each, several services allowed.
create table search_synonyms (
  word text collate "C" not null,
  service_type_id integer not null references service_types on delete cascade,
  primary key (word, service_type_id)
);

-- Every word that can be found, unstemmed. Typed words are corrected against it: by sound, then by trigrams.
create table search_words (
  word text collate "C" primary key,
  sound text collate "C" not null
);
create index search_words_by_sound on search_words (sound);
create index search_words_by_trigram on search_words using gin (word gin_trgm_ops);

create table search_entries (
  service_id text not null references professional_services on delete cascade,
  city_id integer not null references cities,
  professional_id text not null,
  service_type_id integer not null,
  -- 3: the one row of its service; 2: the one row in its country; 1: in its state; 0: one more city of that state.
  reach smallint not null,
  is_verified boolean not null,
  verified_until timestamptz not null,
  rating numeric(3, 2),
  review_count integer not null,
  -- The rating as trust: five imagined reviews of 4.0 keep one lucky review below forty good ones.
  standing numeric(5, 4) not null generated always as
    (round((coalesce(rating, 0) * review_count + 20) / (review_count + 5), 4)) stored,
  price_per_hour numeric(11, 2),
  -- And '@' with the city's id, which no typed word can be: words and place are then one look into one index.
  words tsvector not null,
  primary key (service_id, city_id),
  constraint reach_is_known check (reach between 0 and 3)
);
create index search_entries_by_words on search_entries using gin (words) with (fastupdate = off);
create index search_entries_by_professional on search_entries (professional_id);
create index search_entries_to_expire on search_entries (verified_until) where is_verified and verified_until < 'infinity';
-- One walk per sort, in a city and anywhere. The last column makes each order total, so that a cursor is exact.
create index search_entries_city_relevance on search_entries (service_type_id, city_id, is_verified, standing, service_id) include (reach);
create index search_entries_city_rating on search_entries (service_type_id, city_id, coalesce(rating, 0), review_count, service_id);
create index search_entries_city_price on search_entries (service_type_id, city_id, coalesce(price_per_hour, 1e10), service_id);
create index search_entries_city_price_down on search_entries (service_type_id, city_id, coalesce(price_per_hour, -1), service_id);
create index search_entries_relevance on search_entries (service_type_id, is_verified, standing, service_id) where reach = 3;
create index search_entries_rating on search_entries (service_type_id, coalesce(rating, 0), review_count, service_id) where reach = 3;
create index search_entries_price on search_entries (service_type_id, coalesce(price_per_hour, 1e10), service_id) where reach = 3;
create index search_entries_price_down on search_entries (service_type_id, coalesce(price_per_hour, -1), service_id) where reach = 3;
-- For words that very many share: the best of all services, looked through until a page is full.
create index search_entries_city_best on search_entries (city_id, is_verified, standing, service_id);
create index search_entries_best on search_entries (is_verified, standing, service_id) where reach = 3;

-- Words of a text: small letters without accents, cut at spaces and punctuation. Documents and typed text go through it.
create function words_in(line text) returns setof text language sql stable parallel safe rows 8 as $$
  select word from regexp_split_to_table(lower(unaccent(coalesce(line, ''))), '[\s!-/:-@\[-`{-~–—…·•₹“”‘’]+') word
  where word <> '' and length(word) <= 40
$$;

-- How an Indian name or word sounds when it is written in Latin letters: Kothrood and Kothrud, vaastu and vastu,
-- Deshpande and Despande, kitchens and kitchen come out alike.
create function sound_of(word text) returns text language sql immutable strict parallel safe as $$
  select case when length(s) > 4 then regexp_replace(s, '(?<=[^s])s$', '') else s end
  from (select regexp_replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(
      regexp_replace(word, '([ksgtdbj])h', '\1', 'g'),
      'y$', 'i'), 'ee', 'i'), 'oo', 'u'), 'ph', 'f'), 'ei', 'ai'), 'ao', 'au'), 'w', 'v'), 'z', 'j'), '([^0-9])\1+', '\1', 'g') as s) as heard
$$;

create function remember_words(words text[]) returns void language sql as $$
  insert into search_words (word, sound) select w, sound_of(w) from unnest(words) w group by w order by w
  on conflict do nothing
$$;

-- Brings the entries of these professionals in line with what they show. Only what differs is written.
create function refresh_search_entries(professional_ids text[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(professional_ids), 0) = 0 then return; end if;
  -- Two changes of one professional come one after the other, or each would miss the other's.
  perform from professionals where id = any(professional_ids) order by id for no key update;
  with checked as materialized (
    select professional_id, kind, coalesce(valid_until, 'infinity') as until from professional_checks
    where professional_id = any(professional_ids) and result = 'approved'
  ), offered as materialized (
    select s.id as service_id, p.id as professional_id, s.service_type_id, p.city_id as home_city_id, s.price_per_hour,
      p.rating, p.review_count,
      case when t.slug = 'architect' then least(kyc.until, coalesce(coa.until, '-infinity')) else kyc.until end as until,
      a.full_name, p.business_name, p.locality, p.headline, s.description, p.about
    from professionals p
    join accounts a on a.id = p.account_id and a.activated_at is not null and a.suspended_at is null and a.is_professional
    join professional_services s on s.professional_id = p.id and s.is_active
    join service_types t on t.id = s.service_type_id
    left join checked kyc on kyc.professional_id = p.id and kyc.kind = 'kyc'
    left join checked coa on coa.professional_id = p.id and coa.kind = 'coa'
    where p.id = any(professional_ids)
  ), placed as materialized (
    select o.service_id, c.id as city_id, c.name as city, st.name as state,
      row_number() over (partition by o.service_id order by c.id <> o.home_city_id, c.id) as anywhere,
      row_number() over (partition by o.service_id, st.country_id order by c.id <> o.home_city_id, c.id) as in_country,
      row_number() over (partition by o.service_id, st.id order by c.id <> o.home_city_id, c.id) as in_state
    from offered o
    join professional_service_areas ar on ar.service_id = o.service_id
    join cities c on c.id = ar.city_id
    join states st on st.id = c.state_id
  ), lines (service_id, weight, line) as (
    select service_id, '1A', full_name || ' ' || business_name from offered
    union all select service_id, '2B', locality from offered
    union all select service_id, '2B', city || ' ' || state from placed
    union all select o.service_id, '2B', y.word from offered o join search_synonyms y using (service_type_id)
    union all select service_id, '3C', headline || ' ' || description from offered
    union all select service_id, '4D', about from offered
  ), spoken as materialized (
    select distinct service_id, weight, word from lines cross join words_in(line) as w (word)
  ), remembered as (
    select remember_words(array_agg(distinct word)) from spoken
  ), wanted as materialized (
    select o.service_id, pl.city_id, o.professional_id, o.service_type_id,
      case when anywhere = 1 then 3 when in_country = 1 then 2 when in_state = 1 then 1 else 0 end as reach,
      coalesce(o.until > now(), false) as is_verified, coalesce(o.until, '-infinity') as verified_until,
      o.rating, o.review_count, o.price_per_hour, v.words || ('''@' || pl.city_id || '''')::tsvector as words
    from offered o
    join placed pl using (service_id)
    join (select service_id, string_agg(word || ':' || weight, ' ')::tsvector as words from spoken group by 1) v using (service_id)
    cross join (select count(*) from remembered) r
  ), gone as (
    delete from search_entries e where e.professional_id = any(professional_ids)
      and not exists (select from wanted w where w.service_id = e.service_id and w.city_id = e.city_id)
  )
  insert into search_entries as e (service_id, city_id, professional_id, service_type_id, reach, is_verified, verified_until,
    rating, review_count, price_per_hour, words)
  select * from wanted order by service_id, city_id
  on conflict (service_id, city_id) do update set service_type_id = excluded.service_type_id, reach = excluded.reach,
    is_verified = excluded.is_verified, verified_until = excluded.verified_until, rating = excluded.rating,
    review_count = excluded.review_count, price_per_hour = excluded.price_per_hour, words = excluded.words
  where (e.service_type_id, e.reach, e.is_verified, e.verified_until, e.rating, e.review_count, e.price_per_hour, e.words)
    is distinct from (excluded.service_type_id, excluded.reach, excluded.is_verified, excluded.verified_until,
      excluded.rating, excluded.review_count, excluded.price_per_hour, excluded.words);
end $$;

-- The triggers. Those that may change many rows at once work per statement.
create function search_follows_services() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(select distinct professional_id from changed));
  return null;
end $$;
create trigger search_follows_new_services after insert on professional_services
  referencing new table as changed for each statement execute function search_follows_services();
create trigger search_follows_changed_services after update on professional_services
  referencing new table as changed for each statement execute function search_follows_services();
create trigger search_follows_new_checks after insert on professional_checks
  referencing new table as changed for each statement execute function search_follows_services();
create trigger search_follows_changed_checks after update on professional_checks
  referencing new table as changed for each statement execute function search_follows_services();
create trigger search_follows_removed_checks after delete on professional_checks
  referencing old table as changed for each statement execute function search_follows_services();

create function search_follows_areas() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select distinct s.professional_id from changed c join professional_services s on s.id = c.service_id));
  return null;
end $$;
create trigger search_follows_new_areas after insert on professional_service_areas
  referencing new table as changed for each statement execute function search_follows_areas();
create trigger search_follows_changed_areas after update on professional_service_areas
  referencing new table as changed for each statement execute function search_follows_areas();
create trigger search_follows_removed_areas after delete on professional_service_areas
  referencing old table as changed for each statement execute function search_follows_areas();

create function search_follows_professional() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array[new.id]);
  return null;
end $$;
create trigger search_follows_professional
  after update of business_name, headline, about, city_id, locality, rating, review_count on professionals
  for each row when (old.* is distinct from new.*) execute function search_follows_professional();

create function search_follows_account() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(select id from professionals where account_id = new.id));
  return null;
end $$;
create trigger search_follows_account after update of full_name, activated_at, suspended_at, is_professional on accounts
  for each row when (old.* is distinct from new.*) execute function search_follows_account();

create function search_follows_service_type() returns trigger language plpgsql as $$
begin
  insert into search_synonyms (word, service_type_id)
  select distinct w, new.id from words_in(new.name || ' ' || new.plural_name) w on conflict do nothing;
  return null;
end $$;
create trigger search_follows_service_type after insert or update of name, plural_name on service_types
  for each row execute function search_follows_service_type();

create function search_follows_synonym() returns trigger language plpgsql as $$
begin
  perform remember_words(array[new.word]);
  return null;
end $$;
create trigger search_follows_synonym after insert on search_synonyms
  for each row execute function search_follows_synonym();

insert into search_synonyms (word, service_type_id)
select distinct w.word, t.id from service_types t, words_in(t.name || ' ' || t.plural_name) as w (word)
union
select w.word, t.id from service_types t join (values
  ('interior-designer', 'interiors design decor decoration decorator decorators furniture furnishing home house ghar sajavat sajawat sajavatkar antargat andaruni aantarik gruh griha gruhsajja sajja rachna'),
  ('architect', 'architecture architectural design home house ghar gruh griha rachnakar rachanakar sthapatya sthapati vastushilpi vastu shilpi vastuvisharad visharad naksha nakasha plan plans bandhkam imarat'),
  ('contractor', 'contracting contract builder civil construction bandhkam nirman thekedar kantratdar mistri home house ghar'),
  ('real-estate-lawyer', 'advocate advocates legal law property vakil vakeel kayda malmatta registration title'),
  ('vastu-consultant', 'vastushastra shastra vastutadnya consultancy'),
  ('civil-engineer', 'engineering engineers structural structure abhiyanta sthapatya bandhkam imarat')) as v (slug, line) on v.slug = t.slug
cross join words_in(v.line) as w (word);

-- A search joins these first; without statistics the planner takes five cities for a thousand.
analyze countries, states, cities, service_types, search_synonyms, search_words;
