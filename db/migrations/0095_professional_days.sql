-- What professionals see of their work over time, as totals of days (docs/decisions/0046): what rows say is counted anew by a
-- job, what nobody writes down (views, times found) is added.
-- in force: indian_day 002b7770
-- in force: note_day_change 5eca2f87
-- in force: note_visit_change 20322fff

create table professional_days (
  professional_id text not null references professionals,
  -- In India.
  day date not null,
  -- Of visits on that day: agreed on and not cancelled; of them completed; of those without a price; what they came to.
  bookings integer not null default 0,
  completed_bookings integer not null default 0,
  unpriced_bookings integer not null default 0,
  revenue numeric(14, 2) not null default 0,
  -- Of service requests that were sent on that day: all, and those whose customer has booked since.
  requests integer not null default 0,
  booked_requests integer not null default 0,
  -- Of reviews that were written on that day, and the sum of their stars.
  reviews integer not null default 0,
  stars integer not null default 0,
  profile_views integer not null default 0,
  times_found integer not null default 0,
  primary key (professional_id, day)
);

-- What is to be counted anew, written in the transaction of the change: a day, or the requests of a customer.
create table day_changes (
  id bigint generated always as identity primary key,
  professional_id text not null,
  day date,
  customer_id text,
  constraint a_change_is_of_a_day_or_a_customer check ((day is null) <> (customer_id is null))
);

-- How far the totals go, in one row.
create table day_count_state (
  is_only boolean primary key default true,
  -- All that was committed before is counted; null: nothing has been counted yet.
  counted_until timestamptz,
  -- From this day on views and searches are known.
  seen_since date not null,
  constraint there_is_one_state check (is_only)
);

create function indian_day(instant timestamptz) returns date language sql immutable parallel safe as $$
  select (instant at time zone 'Asia/Kolkata')::date
$$;
create function note_visit_change() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger days_follow_new_bookings after insert or delete on bookings
  for each row execute function note_visit_change();
create trigger days_follow_bookings after update of status, starts_at, ends_at, price_per_hour on bookings
  for each row when ((old.status, old.starts_at, old.ends_at, old.price_per_hour)
    is distinct from (new.status, new.starts_at, new.ends_at, new.price_per_hour))
  execute function note_visit_change();
create function note_day_change() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger days_follow_requests after insert or delete on service_requests
  for each row execute function note_day_change();
create trigger days_follow_new_reviews after insert or delete on reviews
  for each row execute function note_day_change();
create trigger days_follow_reviews after update of rating on reviews
  for each row when (old.rating <> new.rating) execute function note_day_change();

-- The rows of one day.
create index service_requests_by_day on service_requests (professional_id, created_at);
create index reviews_by_day on reviews (professional_id, created_at);

insert into day_count_state (seen_since) values (indian_day(now()));
insert into day_changes (professional_id, day)
select professional_id, indian_day(starts_at) from bookings where status in ('confirmed', 'completed')
union select professional_id, indian_day(created_at) from service_requests
union select professional_id, indian_day(created_at) from reviews;
