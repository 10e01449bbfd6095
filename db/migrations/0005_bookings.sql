-- A booking occupies [starts_at, ends_at). The database, not the screen, keeps two of them apart.

create table bookings (
  id text primary key,
  customer_id text not null references accounts,
  professional_id text not null references professionals,
  service_id text not null references professional_services,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'pending',
  notes text not null default '',
  price_per_hour numeric(11, 2),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint status_is_known check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  constraint booking_ends_after_it_starts check (ends_at > starts_at),
  constraint bookings_do_not_overlap exclude using gist
    (professional_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('pending', 'confirmed'))
);
create index bookings_by_customer on bookings (customer_id, starts_at desc, id desc);
create index bookings_by_professional on bookings (professional_id, starts_at desc, id desc);
create index bookings_unanswered on bookings (starts_at) where status = 'pending';

create table booking_events (
  id text primary key,
  booking_id text not null references bookings on delete cascade,
  actor_id text references accounts,
  from_status text,
  to_status text not null,
  reason text,
  created_at timestamptz not null default now()
);
create index booking_events_by_booking on booking_events (booking_id, id);
