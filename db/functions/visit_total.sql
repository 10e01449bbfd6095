-- What a visit comes to, in rupees with two digits of paise: the price of its package, else that of its hours; null where it
-- is to be agreed. The browser reckons it likewise before there is a booking (`totalAt` in src/bookings/booking-total.ts). The price of
-- the package has a default for nodes of the version before; whoever asks for a booking's total names it.
create or replace function visit_total(price_per_hour numeric, starts_at timestamptz, ends_at timestamptz, package_price numeric default null)
returns numeric language sql immutable parallel safe as $$
  select coalesce(package_price, round(price_per_hour * extract(epoch from ends_at - starts_at) / 3600, 2))
$$;
