-- Whether a time can be booked as it was looked at: the hours of the professional are those that it was judged by, and no
-- other visit stands within the time that they keep free around each. Asked like is_still_offered, and as volatile, in the
-- statement that writes the request, after its wait in line. That visits themselves do not overlap is a constraint.
create or replace function is_still_free(professional text, hours_version int, starts timestamptz, minutes int)
returns boolean language plpgsql volatile as $$
declare
  kept record;
begin
  select a.version, make_interval(mins => a.buffer_minutes) as buffer,
    a.buffer_minutes > 0 and exists (select from weekly_hours h where h.professional_id = professional) as has_buffer
  into kept from availabilities a where a.professional_id = professional;
  if coalesce(kept.version, 0) <> hours_version then
    return false;
  end if;
  return not coalesce(kept.has_buffer, false) or not exists (
    select from bookings b where b.professional_id = professional and b.status in ('pending', 'confirmed')
      and tstzrange(b.starts_at, b.ends_at)
        && tstzrange(starts - kept.buffer, starts + make_interval(mins => minutes) + kept.buffer));
end
$$;
