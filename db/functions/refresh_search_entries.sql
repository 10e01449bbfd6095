-- Brings the entries of these professionals in line with what they show. Only what differs is written. The badge follows
-- the profile's rule: identity, and the Council's registration too while architecture is among the services offered, for
-- all of them. The card is the answer's JSON, finished but for its name and badge, which depend on who asks and when; beside it
-- stand packages and rates, of who has any, and how fast they answer. So many covers as MAX_COVERS of src/search/covers. Who asks no price per hour stands among the others with
-- that of their cheapest package, brought to an hour.
create or replace function refresh_search_entries(professional_ids text[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(professional_ids), 0) = 0 then return; end if;
  -- Two changes of one professional come one after the other, or each would miss the other's.
  perform from professionals where id = any(professional_ids) order by id for no key update;
  with checked as materialized (
    select professional_id, kind, coalesce(valid_until, 'infinity') as until from professional_checks
    where professional_id = any(professional_ids) and result = 'approved'
  ), located as materialized (
    select p.id as professional_id, locality_in(p.city_id, p.locality) as locality_id, array(
      select distinct '~w' || site from portfolio_projects w cross join locality_in(p.city_id, w.locality) as site
      where w.professional_id = p.id and w.published_at is not null and site is not null) as worked_in, array(
      select distinct '%' || w.work from portfolio_projects w
      where w.professional_id = p.id and w.published_at is not null and w.work is not null) as shown_works
    from professionals p where p.id = any(professional_ids)
  ), offered as materialized (
    select s.id as service_id, p.id as professional_id, s.service_type_id, p.city_id as home_city_id, s.price_per_hour,
      coalesce(s.price_per_hour, k.per_hour) as hour_price,
      case when k.per_hour is not null or exists (select from service_rates r where r.service_id = s.id)
        then json_build_object('price', s.price_per_hour::text, 'packages', packages_of(s.id), 'rates', rates_of(s.id))::text
      end as prices,
      p.rating, p.review_count, aw.bucket as answer_time,
      exists (select from availabilities a where a.professional_id = p.id) as keeps_hours,
      -- Said for both: least() overlooks what is null, and a check that is missing would be one that never ends.
      case when bool_or(t.slug = 'architect') over (partition by p.id)
        then least(coalesce(kyc.until, '-infinity'), coalesce(coa.until, '-infinity')) else kyc.until end as until,
      a.full_name, p.business_name, p.locality, l.locality_id, l.worked_in, l.shown_works, p.price_category,
      p.headline, s.name as title, s.description, p.about,
      t.name as category, t.slug as service_type, h.name as home_city, s.duration_minutes, p.work_experience,
      f.id as project_id, case when f.id is not null then
        drawn_as(f.drawing, f.building, f.storeys, f.room, f.area_sqft, f.features, f.materials) end as project_kind,
      cover_photo_of(f.id) as photo,
      (select count(*) from portfolio_projects w where w.professional_id = p.id and w.published_at is not null) as projects
    from professionals p
    join accounts a on a.id = p.account_id and a.activated_at is not null and a.suspended_at is null and a.is_professional
      and a.deletion_due_at is null
    join professional_services s on s.professional_id = p.id and s.is_active
    -- A kind that is open nowhere opens later: nobody is found for it.
    join service_types t on t.id = s.service_type_id and exists (
      select from service_type_cities g where g.service_type_id = t.id)
    join cities h on h.id = p.city_id
    join located l on l.professional_id = p.id
    left join answer_times aw on aw.professional_id = p.id
    left join checked kyc on kyc.professional_id = p.id and kyc.kind = 'kyc'
    left join checked coa on coa.professional_id = p.id and coa.kind = 'coa'
    left join lateral (
      -- As dear as any price may be, where it comes to more than that.
      select least(round(price * 60 / minutes, 2), 999999999.99) as per_hour from service_packages
      where service_id = s.id order by price, minutes desc limit 1
    ) k on true
    -- The cover, as in src/professionals/cover.server.ts: the first project that is not of another trade.
    left join lateral (
      select w.* from portfolio_projects w where w.professional_id = p.id and w.published_at is not null
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
    union all select o.service_id, '3C', k.name from offered o join service_packages k using (service_id)
    union all select o.service_id, '2B', y.word from offered o join search_synonyms y using (service_type_id)
    union all select service_id, '3C', title || ' ' || headline || ' ' || description from offered
    union all select service_id, '4D', about from offered
    union all select o.service_id, '5D', f.title || ' ' || f.description
      from offered o join portfolio_projects f using (professional_id) where f.published_at is not null
  ), spoken as materialized (
    select distinct service_id, weight, word from lines cross join words_in(line) as w (word)
  ), remembered as (
    select remember_words(array_agg(distinct word)) from spoken
  ), wanted as materialized (
    select o.service_id, pl.city_id, o.professional_id, o.service_type_id, pl.reach,
      coalesce(o.until > now(), false) as is_verified, coalesce(o.until, '-infinity') as verified_until,
      o.rating, o.review_count, o.hour_price as price_per_hour,
      -- What no typed word can be: the kind, the places whose one row this is, the class of price, that they keep hours,
      -- the locality where they work from and those where works of theirs stand, or that neither is known, and the kinds of
      -- their works.
      v.words || array_to_tsvector(array['#' || o.service_type_id, '@' || pl.city_id]
        || case when pl.reach >= 1 then array['@s' || pl.state_id] end
        || case when pl.reach >= 2 then array['@c' || pl.country_id] end
        || case when pl.city_id = o.home_city_id and (o.locality_id is not null or o.worked_in <> '{}')
          then array_remove(array['~' || o.locality_id], null) || o.worked_in else '{~}' end
        || case o.price_category when 'Standard' then array['$1'] when 'Premium' then array['$2']
          when 'Luxury' then array['$3'] end
        || case when o.keeps_hours then array['+hours'] end || o.shown_works) as words,
      case when pl.city_id = o.home_city_id then o.locality_id end as locality_id,
      o.category, case when pl.city_id = o.home_city_id then coalesce(o.locality, pl.city) else pl.city end as place,
      -- Only where there is one: cards from before there were any are as they would be made now.
      (select concat(left(row_to_json(card)::text, -1), ',"title":' || to_json(nullif(o.title, ''))::text,
        case when o.projects > 1 then ',"covers":' || least(o.projects, 5) end, '}') from (
        select o.service_id as id, o.description, o.headline, o.price_per_hour::text as price, o.category, o.service_type,
          o.business_name, o.professional_id as provider_id, o.full_name as provider_name, pl.city, o.home_city, o.locality,
          trim_scale(o.rating) as rating, o.review_count, o.duration_minutes as duration, o.work_experience,
          case when o.photo is null then json_build_object(
              'kind', coalesce(o.project_kind, 'fragment'), 'seed', coalesce(o.project_id, o.professional_id))
            else json_build_object('kind', o.project_kind, 'seed', o.project_id, 'photo', o.photo) end as cover
      ) card) as card,
      o.keeps_hours, o.prices, o.price_per_hour is null and o.hour_price is not null as is_price_of_package,
      o.answer_time
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
    rating, review_count, price_per_hour, words, locality_id, category, place, card, keeps_hours, prices,
    is_price_of_package, answer_time)
  select * from wanted order by service_id, city_id
  on conflict (service_id, city_id) do update set service_type_id = excluded.service_type_id, reach = excluded.reach,
    is_verified = excluded.is_verified, verified_until = excluded.verified_until, rating = excluded.rating,
    review_count = excluded.review_count, price_per_hour = excluded.price_per_hour, words = excluded.words,
    locality_id = excluded.locality_id, category = excluded.category, place = excluded.place, card = excluded.card,
    keeps_hours = excluded.keeps_hours, prices = excluded.prices, is_price_of_package = excluded.is_price_of_package,
    answer_time = excluded.answer_time
  where (e.service_type_id, e.reach, e.is_verified, e.verified_until, e.rating, e.review_count, e.price_per_hour, e.words,
      e.locality_id, e.category, e.place, e.card, e.keeps_hours, e.prices, e.is_price_of_package, e.answer_time)
    is distinct from (excluded.service_type_id, excluded.reach, excluded.is_verified, excluded.verified_until,
      excluded.rating, excluded.review_count, excluded.price_per_hour, excluded.words, excluded.locality_id, excluded.category,
      excluded.place, excluded.card, excluded.keeps_hours, excluded.prices, excluded.is_price_of_package,
      excluded.answer_time);
end $$;
