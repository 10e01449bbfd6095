-- How long a visit is, in whole minutes.
create or replace function visit_minutes(starts_at timestamptz, ends_at timestamptz)
returns integer language sql immutable parallel safe as $$
  select (extract(epoch from ends_at - starts_at) / 60)::integer
$$;
