-- One review per completed booking, by its customer. The professional's rating follows the rows.

create table reviews (
  id text primary key,
  booking_id text not null references bookings,
  professional_id text not null references professionals,
  customer_id text not null references accounts,
  rating integer not null,
  title text,
  comment text not null,
  has_public_consent boolean not null default false,
  response text,
  responded_at timestamptz,
  created_at timestamptz not null default now(),
  constraint one_review_per_booking unique (booking_id),
  constraint rating_is_one_to_five check (rating between 1 and 5)
);
create index reviews_by_professional on reviews (professional_id, id desc);
create index reviews_for_testimonials on reviews (created_at desc) where has_public_consent and rating >= 4;

create function follow_reviews() returns trigger language plpgsql as $$
begin
  update professionals p set rating = r.average, review_count = r.number
  from (select avg(rating)::numeric(3, 2) as average, count(*)::integer as number
        from reviews where professional_id = coalesce(new.professional_id, old.professional_id)) r
  where p.id = coalesce(new.professional_id, old.professional_id);
  return null;
end $$;
create trigger rating_follows_reviews after insert or update of rating or delete on reviews
  for each row execute function follow_reviews();
