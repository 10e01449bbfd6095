-- The card of a result stands finished in its entry, as text that the answer takes over as it is; and what kind of service
-- and which places an entry is for stands among its words, so that one look into one index finds who fits (docs/decisions/0015).
-- in force: pictured_as adc55d58
-- in force: refresh_search_entries 25da5587
-- in force: search_follows_city 516738dd
-- in force: search_follows_service_type 3f2e6166

alter table search_entries
  add column category text not null default '',
  -- As near as the city of the entry allows: the locality in the home city, else the city.
  add column place text not null default '',
  add column card text not null default '';
-- A row is three kilobytes with its card. Left to themselves, words would be packed, and unpacked for each look at them.
alter table search_entries set (toast_tuple_target = 8160);

-- As in db/functions/ that day, for the entries below and the triggers.
create or replace function pictured_as(drawing text, title text, description text) returns text
language sql immutable strict parallel safe as $$
  select coalesce((
    select subject from (values (1, lower(title)), (2, lower(description))) as said (turn, line)
    join (values
      ('room', 1, 'bathroom', 'bath|toilet'),
      ('room', 2, 'dining', 'dining'),
      ('room', 3, 'kitchen', 'kitchen|pantry|cook|bakery|\yotta\y'),
      ('room', 4, 'bedroom', '\ybed|bunk'),
      ('room', 5, 'puja', 'puja|shrine|derasar'),
      ('room', 6, 'study', 'study|desk|reading (bay|lamp|room)|librar|bookshel|work niche'),
      ('detail', 1, 'cupboard', 'cupboard|wardrobe|almirah|shel[fv]'),
      ('detail', 2, 'door', '\ydoors?\y|screen'),
      ('detail', 3, 'joint', 'joint|bracket|\yparts\y|\ylegs\y'),
      ('elevation', 1, 'flats', '\yflats?\y|society|apartment'),
      ('elevation', 2, 'wada', 'wada|temple|carved|masonry|\ylime\y|\ycourses\y'),
      ('elevation', 3, 'row-houses', 'row house|end unit|\yhouses\y|\yfront\y'),
      ('elevation', 4, 'bungalow', 'bungalow|verandah|caretaker|tile|brick')
    ) as named (kind, rank, subject, pattern) on kind = drawing and line ~ pattern
    order by turn, rank limit 1
  ), case drawing when 'room' then 'living' when 'detail' then 'cupboard' when 'elevation' then 'modern-house' else drawing end)
$$;

create or replace function refresh_search_entries(professional_ids text[]) returns void language plpgsql as $$
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
      -- Said for both: least() overlooks what is null, and a check that is missing would be one that never ends.
      case when bool_or(t.slug = 'architect') over (partition by p.id)
        then least(coalesce(kyc.until, '-infinity'), coalesce(coa.until, '-infinity')) else kyc.until end as until,
      a.full_name, p.business_name, p.locality, p.headline, s.description, p.about,
      t.name as category, t.slug as service_type, h.name as home_city, s.duration_minutes, p.work_experience,
      f.id as project_id, pictured_as(f.drawing, f.title, f.description) as project_kind
    from professionals p
    join accounts a on a.id = p.account_id and a.activated_at is not null and a.suspended_at is null and a.is_professional
    join professional_services s on s.professional_id = p.id and s.is_active
    join service_types t on t.id = s.service_type_id
    join cities h on h.id = p.city_id
    left join checked kyc on kyc.professional_id = p.id and kyc.kind = 'kyc'
    left join checked coa on coa.professional_id = p.id and coa.kind = 'coa'
    -- The cover, as in src/professionals/cover.server.ts: the first project that is not of another trade.
    left join lateral (
      select w.* from portfolio_projects w where w.professional_id = p.id
      order by w.drawing = any(case t.slug when 'interior-designer' then '{elevation,section}' else '{room,detail}' end::text[]),
        w.sort_order, w.id limit 1
    ) f on true
    where p.id = any(professional_ids)
  ), placed as materialized (
    select o.service_id, c.id as city_id, c.name as city, st.id as state_id, st.name as state, st.country_id,
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
    union all select o.service_id, '5D', f.title || ' ' || f.description
      from offered o join portfolio_projects f using (professional_id)
  ), spoken as materialized (
    select distinct service_id, weight, word from lines cross join words_in(line) as w (word)
  ), remembered as (
    select remember_words(array_agg(distinct word)) from spoken
  ), wanted as materialized (
    select o.service_id, pl.city_id, o.professional_id, o.service_type_id, pl.reach,
      coalesce(o.until > now(), false) as is_verified, coalesce(o.until, '-infinity') as verified_until,
      o.rating, o.review_count, o.price_per_hour,
      -- What no typed word can be: the kind, and the places whose one row this is.
      v.words || array_to_tsvector(array['#' || o.service_type_id, '@' || pl.city_id]
        || case when pl.reach >= 1 then array['@s' || pl.state_id] end
        || case when pl.reach >= 2 then array['@c' || pl.country_id] end) as words,
      o.category, case when pl.city_id = o.home_city_id then coalesce(o.locality, pl.city) else pl.city end as place,
      (select row_to_json(card)::text from (
        select o.service_id as id, o.description, o.headline, o.price_per_hour::text as price, o.category, o.service_type,
          o.business_name, o.professional_id as provider_id, o.full_name as provider_name, pl.city, o.home_city, o.locality,
          trim_scale(o.rating) as rating, o.review_count, o.duration_minutes as duration, o.work_experience,
          json_build_object(
            'kind', coalesce(o.project_kind, case o.service_type when 'interior-designer' then 'room' else 'elevation' end),
            'seed', coalesce(o.project_id, o.professional_id)) as cover
      ) card) as card
    from offered o
    join (
      select *, case when anywhere = 1 then 3 when in_country = 1 then 2 when in_state = 1 then 1 else 0 end as reach
      from placed
    ) pl using (service_id)
    join (select service_id, string_agg(word || ':' || weight, ' ')::tsvector as words from spoken group by 1) v using (service_id)
    cross join (select count(*) from remembered) r
  ), gone as (
    delete from search_entries e where e.professional_id = any(professional_ids)
      and not exists (select from wanted w where w.service_id = e.service_id and w.city_id = e.city_id)
  )
  insert into search_entries as e (service_id, city_id, professional_id, service_type_id, reach, is_verified, verified_until,
    rating, review_count, price_per_hour, words, category, place, card)
  select * from wanted order by service_id, city_id
  on conflict (service_id, city_id) do update set service_type_id = excluded.service_type_id, reach = excluded.reach,
    is_verified = excluded.is_verified, verified_until = excluded.verified_until, rating = excluded.rating,
    review_count = excluded.review_count, price_per_hour = excluded.price_per_hour, words = excluded.words,
    category = excluded.category, place = excluded.place, card = excluded.card
  where (e.service_type_id, e.reach, e.is_verified, e.verified_until, e.rating, e.review_count, e.price_per_hour, e.words,
      e.category, e.place, e.card)
    is distinct from (excluded.service_type_id, excluded.reach, excluded.is_verified, excluded.verified_until,
      excluded.rating, excluded.review_count, excluded.price_per_hour, excluded.words, excluded.category, excluded.place,
      excluded.card);
end $$;

create or replace function search_follows_city() returns trigger language plpgsql as $$
begin
  perform refresh_search_entries(array(
    select id from professionals where city_id = new.id
    union select s.professional_id from professional_service_areas a join professional_services s on s.id = a.service_id
    where a.city_id = new.id));
  return null;
end $$;

create or replace function search_follows_service_type() returns trigger language plpgsql as $$
begin
  insert into search_synonyms (word, service_type_id)
  select distinct w, new.id from words_in(new.name || ' ' || new.plural_name) w on conflict do nothing;
  perform refresh_search_entries(array(select professional_id from professional_services where service_type_id = new.id));
  return null;
end $$;

-- A card shows more than could be searched for: years of work, and how services and cities are called.
drop trigger search_follows_professional on professionals;
create trigger search_follows_professional
  after update of business_name, headline, about, city_id, locality, work_experience, rating, review_count on professionals
  for each row when (old.* is distinct from new.*) execute function search_follows_professional();
drop trigger search_follows_service_type on service_types;
create trigger search_follows_service_type after insert or update of name, plural_name, slug on service_types
  for each row execute function search_follows_service_type();
create trigger search_follows_city after update of name on cities
  for each row when (old.name is distinct from new.name) execute function search_follows_city();

-- Where words and places are asked for in one, no order can be read part by part: a part in which nobody has the words would
-- be read to its end. So each order stands in an index of all entries, too.
drop index search_entries_best;
create index search_entries_best on search_entries (is_verified, standing, service_id);
create index search_entries_best_rating on search_entries (coalesce(rating, 0), review_count, service_id);
create index search_entries_best_price on search_entries (coalesce(price_per_hour, 1e10), service_id);
create index search_entries_best_price_down on search_entries (coalesce(price_per_hour, -1), service_id);

do $$
declare
  batch text[];
  done text := '';
begin
  loop
    select array_agg(id), max(id) into batch, done from (
      select distinct professional_id as id from search_entries where professional_id > done order by 1 limit 200
    ) next;
    exit when batch is null;
    perform refresh_search_entries(batch);
  end loop;
end $$;

alter table search_entries alter column category drop default, alter column place drop default, alter column card drop default;

-- How common a word is decides how it is looked for.
analyze search_entries;
