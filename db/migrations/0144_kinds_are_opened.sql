-- Administrators open and close kinds of service. One that gives information alone is never open; one that is open nowhere
-- can neither be booked nor found, and who offers it keeps their offer until it opens again.
-- in force: is_still_offered e322ac7c
-- in force: refresh_search_entries dbc12872
-- in force: search_follows_openings 2e0397ec

alter table service_types
  add column can_open boolean not null generated always as (slug <> 'real-estate-lawyer') stored,
  add constraint kind_with_whether_it_can_open unique (id, can_open);
delete from service_type_cities o using service_types t where t.id = o.service_type_id and not t.can_open;
alter table service_type_cities
  add column can_open boolean not null default true,
  add constraint advocates_are_not_opened foreign key (service_type_id, can_open) references service_types (id, can_open),
  add constraint only_what_can_open_is_open check (can_open);

create function search_follows_openings() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger search_follows_opened_kinds after insert on service_type_cities
  referencing new table as changed for each statement execute function search_follows_openings();
create trigger search_follows_closed_kinds after delete on service_type_cities
  referencing old table as changed for each statement execute function search_follows_openings();
delete from search_entries e where not exists (
  select from service_type_cities o where o.service_type_id = e.service_type_id);

-- Of a city no two localities differ by case, accents or spaces alone.
alter table localities
  add column name_key text not null generated always as (place_key(name)) stored,
  add constraint one_locality_per_key unique (city_id, name_key);
