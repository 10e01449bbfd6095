-- Administrators manage the places. No two siblings have a name that differs only by case, accents, spaces or punctuation,
-- also where two add it at once; a place that something stands on cannot go; each change counts, so that the second who saves
-- an outdated form is told.
-- in force: place_key 4af44071
-- in force: search_follows_state 40d2dd7c

create or replace function place_key(name text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length(name) = length(name) then regexp_replace(lower(name), '[^a-z0-9]+', '', 'g')
    else regexp_replace(
      lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(normalize(name, NFKD), U&'[\0300-\036f]+', '', 'g'))),
      U&'[\0001-/:-@\005b-`{-\00bf\00d7\00f7\02b0-\036f\0964\0965\2000-\206f\3000-\303f\fe00-\fe0f\feff]+', '', 'g')
    end
$$;
create function search_follows_state() returns trigger language plpgsql as $$ begin return null; end $$;

alter table countries
  add column name_key text not null generated always as (place_key(name)) stored,
  add column version integer not null default 1,
  drop constraint one_country_per_name,
  add constraint one_country_per_name unique (name_key),
  add constraint country_name_can_be_read check (name_key <> '' and name = trim(name) and length(name) <= 80 and name !~ '[[:cntrl:]]');
alter table states
  add column name_key text not null generated always as (place_key(name)) stored,
  add column version integer not null default 1,
  drop constraint one_state_per_name,
  add constraint one_state_per_name unique (country_id, name_key),
  add constraint state_name_can_be_read check (name_key <> '' and name = trim(name) and length(name) <= 80 and name !~ '[[:cntrl:]]'),
  add constraint state_code_is_short check (code ~ '^[A-Z0-9-]{1,10}$');
alter table cities
  add column name_key text not null generated always as (place_key(name)) stored,
  add column version integer not null default 1,
  drop constraint one_city_per_name,
  add constraint one_city_per_name unique (state_id, name_key),
  add constraint city_name_can_be_read check (name_key <> '' and name = trim(name) and length(name) <= 80 and name !~ '[[:cntrl:]]');

-- What stands on a city went along with it.
alter table service_type_cities
  drop constraint service_type_cities_city_id_fkey,
  add constraint service_type_cities_city_id_fkey foreign key (city_id) references cities;
alter table localities
  drop constraint localities_city_id_fkey,
  add constraint localities_city_id_fkey foreign key (city_id) references cities;

create trigger changed_countries_are_told after insert or update or delete on countries
  for each statement execute function tell_changed();
create trigger changed_states_are_told after insert or update or delete on states
  for each statement execute function tell_changed();

-- Entries of the search hold the names of city and state, and mark one city of each state and country.
drop trigger search_follows_city on cities;
create trigger search_follows_city after update of name, state_id on cities
  for each row when ((old.name, old.state_id) is distinct from (new.name, new.state_id)) execute function search_follows_city();
create trigger search_follows_state after update of name, country_id on states
  for each row when ((old.name, old.country_id) is distinct from (new.name, new.country_id)) execute function search_follows_state();
