-- The days of a professional follow the price of a package as they do the price per hour, and all are counted once more: those
-- counted before knew no packages, and took a request whose booking was cancelled for booked (docs/decisions/0046).
-- in force: note_visit_change 4461edf0
drop trigger days_follow_bookings on bookings;
create trigger days_follow_bookings
  after update of status, starts_at, ends_at, price_per_hour, package_price, service_id on bookings
  for each row when ((old.status, old.starts_at, old.ends_at, old.price_per_hour, old.package_price, old.service_id)
    is distinct from (new.status, new.starts_at, new.ends_at, new.price_per_hour, new.package_price, new.service_id))
  execute function note_visit_change();
insert into day_changes (professional_id, day)
select professional_id, day from professional_days where bookings > 0 or requests > 0;
