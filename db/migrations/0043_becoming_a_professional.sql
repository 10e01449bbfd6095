-- Whoever is of a profession that is open nowhere yet is told when it is. Once: then the row stays as what was promised
-- and kept.
create table profession_waits (
  account_id text not null references accounts on delete cascade,
  service_type_id integer not null references service_types on delete cascade,
  created_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (account_id, service_type_id)
);
-- What the clock looks through.
create index profession_waits_untold on profession_waits (service_type_id) where told_at is null;

alter table professionals
  add constraint business_name_is_short check (char_length(business_name) <= 120),
  add constraint headline_is_short check (char_length(headline) <= 160),
  add constraint about_is_short check (char_length(about) <= 2000),
  add constraint locality_is_short check (char_length(locality) <= 80),
  add constraint languages_are_few check (cardinality(languages) <= 10);

-- Who changes what they say of themselves looks at their profile next: what is kept for everybody follows at once.
create trigger changed_profiles_are_told
  after update of business_name, headline, about, languages, work_experience, locality, city_id, price_category on professionals
  for each statement execute function tell_hidden();
