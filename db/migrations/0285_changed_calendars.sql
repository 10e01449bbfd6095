-- Which calendars have changed is asked for once a second by each node that shows cards (docs/decisions/0028).
create index bookings_by_change on bookings (updated_at);
create index availabilities_by_change on availabilities (updated_at);
create index professional_services_by_change on professional_services (updated_at);
create index service_packages_by_change on service_packages (updated_at);
