-- Customers write reviews of completed visits, with pictures, and change them for 48 hours; a professional replies once. Who has
-- not written one is asked once.

alter table reviews
  add column edited_at timestamptz,
  add constraint a_reply_has_its_time check ((response is null) = (responded_at is null)),
  add constraint review_is_not_endless check (length(comment) <= 4000 and length(title) <= 200 and length(response) <= 4000);

create table review_pictures (
  file_id text primary key references files,
  review_id text not null references reviews on delete cascade,
  position integer not null,
  constraint five_pictures_of_a_review_at_most check (position between 1 and 5),
  constraint pictures_stand_in_a_row unique (review_id, position)
);

-- A customer was asked how the visit was.
create table review_invitations (
  booking_id text primary key references bookings,
  invited_at timestamptz not null
);
-- Who is still to be asked is looked for among the visits of the last days.
create index bookings_completed_by_end on bookings (ends_at) where status = 'completed';
