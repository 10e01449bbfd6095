-- What several tables say about the same thing must agree, and the database sees to it: a booking is of a service that its
-- professional offers, a review is by the customer and about the professional of its booking.

alter table professional_services add constraint one_professional_per_service unique (id, professional_id);
alter table bookings drop constraint bookings_service_id_fkey,
  add constraint booking_is_of_the_professionals_service
    foreign key (service_id, professional_id) references professional_services (id, professional_id);
create index bookings_by_service on bookings (service_id);

alter table bookings add constraint one_pair_per_booking unique (id, professional_id, customer_id);
alter table reviews drop constraint reviews_booking_id_fkey,
  add constraint review_is_by_and_about_the_bookings_pair
    foreign key (booking_id, professional_id, customer_id) references bookings (id, professional_id, customer_id);
create index reviews_by_customer on reviews (customer_id);

alter table booking_events
  add constraint from_status_is_known check (from_status in ('pending', 'confirmed', 'completed', 'cancelled')),
  add constraint to_status_is_known check (to_status in ('pending', 'confirmed', 'completed', 'cancelled'));
create index booking_events_by_actor on booking_events (actor_id);

-- Only created things are kept, so it was always 201.
alter table idempotency_keys drop column status;

-- Whom the public may see. The name comes first, so that a new column of professionals can be appended.
create view public_professionals as
select a.full_name, p.* from professionals p join accounts a on a.id = p.account_id
where a.activated_at is not null and a.suspended_at is null and a.is_professional;

-- The home page's figures are counted from these two alone.
create index bookings_completed on bookings (id) where status = 'completed';
create index professionals_rated on professionals (review_count, rating) where review_count > 0;
