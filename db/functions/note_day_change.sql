-- Of a request or a review: the day on which it was written is to be counted anew.
create or replace function note_day_change() returns trigger language plpgsql as $$
begin
  insert into day_changes (professional_id, day)
  values (coalesce(new.professional_id, old.professional_id), indian_day(coalesce(new.created_at, old.created_at)));
  return null;
end $$;
