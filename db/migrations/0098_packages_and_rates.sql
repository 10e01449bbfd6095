-- What a service costs beside its price per hour: packages, visits with a length and a price of their own, and rates, what
-- the work itself costs (docs/decisions/0047). A booking keeps the price of the package that it is for; its name stands
-- where the service's own does, in offer_name, and its length between start and end.
-- in force: is_still_offered dd1e3c04
-- in force: packages_of 6faf9712
-- in force: rates_of f13af042
-- in force: refresh_search_entries d3597cfa
-- in force: search_follows_areas 922a2b70
-- in force: visit_total 4b9e2c5b

create table service_packages (
  id text primary key,
  service_id text not null references professional_services on delete cascade,
  name text not null,
  minutes integer not null,
  price numeric(11, 2) not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- For the bookings: theirs is one of the service that they are of.
  constraint package_is_of_its_service unique (id, service_id),
  constraint package_has_a_name check (char_length(name) between 3 and 80),
  constraint package_length_is_in_range check (minutes between 15 and 1440),
  constraint package_price_is_in_range check (price > 0 and price <= 999999999.99)
);
create unique index packages_of_a_service_have_names_of_their_own
  on service_packages (service_id, lower(regexp_replace(name, '\s+', ' ', 'g')));

create table service_rates (
  service_id text not null references professional_services on delete cascade,
  unit text not null,
  amount_from numeric(9, 2) not null,
  -- Null: that and no other.
  amount_to numeric(9, 2),
  updated_at timestamptz not null,
  primary key (service_id, unit),
  constraint rate_unit_is_known check (unit in ('sq_ft', 'percent_of_work')),
  constraint rate_is_in_range check (amount_from > 0
    and coalesce(amount_to, amount_from) <= case unit when 'percent_of_work' then 100 else 100000 end),
  constraint rate_ends_above_its_start check (amount_to > amount_from)
);

alter table bookings
  add column package_id text,
  add column package_price numeric(11, 2),
  add constraint booked_package_is_of_the_service foreign key (package_id, service_id)
    references service_packages (id, service_id) on delete set null (package_id),
  add constraint booking_has_one_price check (package_price is null or price_per_hour is null),
  add constraint booked_package_has_a_price check (package_id is null or package_price is not null);
create index bookings_by_package on bookings (package_id) where package_id is not null;

-- Words in the search follow at once, and so do answers that are kept.
create trigger search_follows_new_packages after insert on service_packages
  referencing new table as changed for each statement execute function search_follows_areas();
create trigger search_follows_changed_packages after update on service_packages
  referencing new table as changed for each statement execute function search_follows_areas();
create trigger search_follows_removed_packages after delete on service_packages
  referencing old table as changed for each statement execute function search_follows_areas();
create trigger search_follows_new_rates after insert on service_rates
  referencing new table as changed for each statement execute function search_follows_areas();
create trigger search_follows_changed_rates after update on service_rates
  referencing new table as changed for each statement execute function search_follows_areas();
create trigger search_follows_removed_rates after delete on service_rates
  referencing old table as changed for each statement execute function search_follows_areas();
create trigger changed_packages_are_told after insert or update or delete on service_packages
  for each statement execute function tell_changed();
create trigger changed_rates_are_told after insert or update or delete on service_rates
  for each statement execute function tell_changed();

alter table search_entries
  -- Packages and rates, finished as the card is; null: there are none, as before there were any.
  add column prices text,
  -- Whether price_per_hour is that of a package, brought to an hour: nobody asks for it, and the order goes by it.
  add column is_price_of_package boolean not null default false;

-- Both take an argument more, which nodes of the version before leave out.
drop function if exists visit_total(numeric, timestamptz, timestamptz);
create function visit_total(price_per_hour numeric, starts_at timestamptz, ends_at timestamptz, package_price numeric default null)
returns numeric language sql immutable parallel safe as $$
  select coalesce(package_price, round(price_per_hour * extract(epoch from ends_at - starts_at) / 3600, 2))
$$;
drop function if exists is_still_offered(text, numeric, int);
create function is_still_offered(service text, price numeric, minutes int, package text default null)
returns boolean language plpgsql volatile as $$
begin
  if package is not null then
    return exists (
      select from service_packages k join professional_services s on s.id = k.service_id
      join public_professionals p on p.id = s.professional_id
      where k.id = package and s.id = service and s.is_active
        and k.price = is_still_offered.price and k.minutes = is_still_offered.minutes);
  end if;
  return exists (
    select from professional_services s join public_professionals p on p.id = s.professional_id
    where s.id = service and s.is_active and s.price_per_hour is not distinct from price and s.duration_minutes = minutes);
end
$$;
