-- Pages of a service in a locality have an address: by the names in it, as people type them. One that is called otherwise
-- moves, and no two of a city can have the same.

alter table cities add column slug text not null
  generated always as (trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))) stored;
alter table localities
  add column slug text not null
    generated always as (trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))) stored,
  add constraint one_address_per_locality unique (city_id, slug),
  -- Of a name without a Latin letter nothing would be left.
  add constraint locality_has_an_address check (slug <> '');

-- What such a page counts is made anew when it changes, as what stands in an offer is (docs/decisions/0019).
create trigger changed_localities_are_told after insert or update or delete on localities
  for each statement execute function tell_changed();
create trigger changed_projects_are_told after insert or update or delete on portfolio_projects
  for each statement execute function tell_changed();
create trigger opened_services_are_told after insert or delete on service_type_cities
  for each statement execute function tell_changed();
