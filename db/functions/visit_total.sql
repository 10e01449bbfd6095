-- What a visit comes to, in rupees with two digits of paise; null where its price is to be agreed. The browser reckons it
-- likewise before there is a booking (`totalOf` in platform/money.ts).
create or replace function visit_total(price_per_hour numeric, starts_at timestamptz, ends_at timestamptz)
returns numeric language sql immutable parallel safe as $$
  select round(price_per_hour * extract(epoch from ends_at - starts_at) / 3600, 2)
$$;
