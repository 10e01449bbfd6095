-- A professional's first steps are their dashboard until all are done, or until they say that the rest can wait. Whoever can be
-- found or has been booked before there was anything to say has said so.
alter table professionals add column first_steps_later_at timestamptz;
update professionals p set first_steps_later_at = now()
  where exists (select from search_entries e where e.professional_id = p.id)
    or exists (select from bookings b where b.professional_id = p.id);
