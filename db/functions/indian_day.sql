-- The Indian calendar day of an instant: there is one offset and no summer time.
create or replace function indian_day(instant timestamptz) returns date language sql immutable parallel safe as $$
  select (instant at time zone 'Asia/Kolkata')::date
$$;
