-- What a professional shows and offers. Rating and review count are kept by a trigger on reviews.

create table professionals (
  id text primary key,
  account_id text not null references accounts on delete cascade,
  business_name text not null,
  headline text not null default '',
  about text not null default '',
  city_id integer not null references cities,
  locality text,
  work_experience integer,
  project_count integer not null default 0,
  price_category text,
  languages text[] not null default '{}',
  rating numeric(3, 2),
  review_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_profile_per_account unique (account_id),
  constraint price_category_is_known check (price_category in ('Standard', 'Premium', 'Luxury')),
  constraint work_experience_is_plausible check (work_experience between 0 and 70)
);

-- The latest result of each check. A badge counts only while approved and not past valid_until.
create table professional_checks (
  professional_id text not null references professionals on delete cascade,
  kind text not null,
  result text not null,
  note text,
  checked_at timestamptz not null default now(),
  valid_until timestamptz,
  checked_by text,
  primary key (professional_id, kind),
  constraint check_kind_is_known check (kind in ('kyc', 'gst', 'coa')),
  constraint check_result_is_known check (result in ('approved', 'refused'))
);

create table professional_services (
  id text primary key,
  professional_id text not null references professionals on delete cascade,
  service_type_id integer not null references service_types,
  description text not null default '',
  price_per_hour numeric(11, 2),
  duration_minutes integer not null default 60,
  delivery text[] not null default '{at_site}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_offer_per_service_type unique (professional_id, service_type_id),
  constraint price_is_in_range check (price_per_hour >= 0 and price_per_hour <= 999999999.99),
  constraint duration_is_in_range check (duration_minutes between 15 and 1440),
  constraint delivery_is_known check (delivery <@ array['at_site', 'studio', 'online'])
);

create table professional_service_areas (
  id text primary key,
  service_id text not null references professional_services on delete cascade,
  city_id integer not null references cities,
  constraint one_area_per_city unique (service_id, city_id)
);

create table portfolio_projects (
  id text primary key,
  professional_id text not null references professionals on delete cascade,
  title text not null,
  description text not null,
  locality text not null,
  completed_year integer not null,
  area_sqft integer,
  drawing text not null,
  sort_order integer not null default 0,
  constraint drawing_is_known check (drawing in ('elevation', 'plan', 'room', 'section', 'detail'))
);
create index portfolio_by_professional on portfolio_projects (professional_id, sort_order);
