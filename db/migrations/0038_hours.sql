-- The hours that professionals keep, in Indian time. No row of weekly_hours: they keep none, and what everybody has is
-- assumed (specification 3 §8).

create table availabilities (
  professional_id text primary key references professionals on delete cascade,
  slot_minutes integer not null default 30,
  -- From asking to the start, at least.
  notice_minutes integer not null default 120,
  -- Days ahead that can be booked.
  horizon_days integer not null default 60,
  -- Kept free around each visit.
  buffer_minutes integer not null default 0,
  -- Of two windows that change the hours, the second is told.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint slot_is_in_range check (slot_minutes between 15 and 240 and slot_minutes % 5 = 0),
  constraint notice_is_in_range check (notice_minutes between 0 and 20160),
  constraint horizon_is_in_range check (horizon_days between 1 and 365),
  constraint buffer_is_in_range check (buffer_minutes between 0 and 240)
);

create table weekly_hours (
  professional_id text not null references availabilities on delete cascade,
  -- 0: Sunday.
  weekday integer not null,
  from_minute integer not null,
  to_minute integer not null,
  constraint weekday_is_one check (weekday between 0 and 6),
  constraint hours_are_of_one_day check (from_minute >= 0 and to_minute <= 1440 and from_minute < to_minute),
  constraint hours_do_not_overlap exclude using gist
    (professional_id with =, weekday with =, int4range(from_minute, to_minute) with &&)
);

-- A day that is not like its weekday: closed, or with hours of its own.
create table hour_exceptions (
  professional_id text not null references availabilities on delete cascade,
  day date not null,
  -- Null: closed.
  from_minute integer,
  to_minute integer,
  constraint exception_is_closed_or_has_hours check ((from_minute is null) = (to_minute is null)),
  constraint exception_is_of_one_day check (from_minute >= 0 and to_minute <= 1440 and from_minute < to_minute),
  -- A closed day has no other row.
  constraint exceptions_do_not_overlap exclude using gist (professional_id with =, day with =,
    int4range(coalesce(from_minute, 0), coalesce(to_minute, 1440)) with &&)
);
