-- Of a booking that counts, or counted: the day of its visit is to be counted anew. A new one also makes the requests booked
-- that its customer sent this professional before, and one that is cancelled no longer does: of which days those are is looked
-- up when they are counted, for a request may be on its way in another transaction just now.
create or replace function note_visit_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('confirmed', 'completed') then
    insert into day_changes (professional_id, day) values (old.professional_id, indian_day(old.starts_at));
  end if;
  if tg_op <> 'DELETE' and new.status in ('confirmed', 'completed') then
    insert into day_changes (professional_id, day) values (new.professional_id, indian_day(new.starts_at));
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and (old.status = 'cancelled') <> (new.status = 'cancelled') then
    insert into day_changes (professional_id, customer_id) values (new.professional_id, new.customer_id);
  elsif tg_op = 'DELETE' then
    insert into day_changes (professional_id, customer_id) values (old.professional_id, old.customer_id);
  end if;
  return null;
end $$;
