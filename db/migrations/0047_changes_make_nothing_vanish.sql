-- Changes of profiles and offers, which any professional can make often, are told apart from somebody who is hidden: what is
-- kept is made anew for them, and the last copies for an outage stay (docs/decisions/0019). On the same channel, where a node
-- of the version before forgets all for either.
-- in force: tell_hidden 2106d346
-- in force: tell_changed e1cf3cb6

-- As in db/functions/ that day, for the triggers.
create function tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('hidden', 'changed');
  return null;
end $$;

create or replace trigger changed_services_are_told after insert or update or delete on professional_services
  for each statement execute function tell_changed();
create or replace trigger changed_areas_are_told after insert or update or delete on professional_service_areas
  for each statement execute function tell_changed();
create or replace trigger changed_profiles_are_told
  after update of business_name, headline, about, languages, work_experience, locality, city_id, price_category on professionals
  for each statement execute function tell_changed();
