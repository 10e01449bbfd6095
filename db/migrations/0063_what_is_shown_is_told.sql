-- What pages show of reviews, checks and names is made anew when it changes, as what stands in an offer is: a consent that
-- was taken back, a check that fell, a service that is called otherwise (docs/decisions/0019).
create trigger changed_reviews_are_told after insert or update or delete on reviews
  for each statement execute function tell_changed();
create trigger changed_checks_are_told after insert or update or delete on professional_checks
  for each statement execute function tell_changed();
create trigger changed_cities_are_told after insert or update or delete on cities
  for each statement execute function tell_changed();
create trigger changed_service_types_are_told after insert or update or delete on service_types
  for each statement execute function tell_changed();
