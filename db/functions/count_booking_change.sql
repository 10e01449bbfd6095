-- Of a booking whose state or time is another from now on: its entry in a calendar gives way to the newer one by this number
-- (RFC 5545, 3.8.7.4). It never goes back, also where a change is undone.
create or replace function count_booking_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
