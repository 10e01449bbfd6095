-- A calendar takes what has the higher number. A number made of seconds is the same for two changes of one second, so the
-- database counts the changes of each booking itself, also those that are undone.
alter table bookings add column sequence integer not null default 0;

-- Above what was sent before: the seconds since 2026.
update bookings set sequence = extract(epoch from now() - timestamptz '2026-01-01 00:00:00Z')::integer;

create function count_booking_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger changes_of_bookings_are_counted before update on bookings for each row
  when ((new.status, new.starts_at, new.ends_at) is distinct from (old.status, old.starts_at, old.ends_at))
  execute function count_booking_change();

-- in force: count_booking_change 8f9f0757
