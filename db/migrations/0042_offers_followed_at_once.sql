-- Professionals change what they offer themselves, and look at their profile next: what is kept for everybody follows at
-- once (docs/decisions/0019). A statement each, whatever its rows: a notice more costs nothing, and who changes much does it
-- in one.
create trigger changed_services_are_told after insert or update or delete on professional_services
  for each statement execute function tell_hidden();
create trigger changed_areas_are_told after insert or update or delete on professional_service_areas
  for each statement execute function tell_hidden();

-- tell_hidden is about offers too; the own name of an offer is found, and stands on its card.
-- in force: tell_hidden 720b4b66
-- in force: refresh_search_entries 66b51384
