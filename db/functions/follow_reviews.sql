-- The professional's rating follows the rows of reviews that are not hidden. Of two reviews at once the second waits for the
-- first and then counts it: an average taken before the wait would leave the first out for good.
create or replace function follow_reviews() returns trigger language plpgsql as $$
begin
  perform from professionals where id = coalesce(new.professional_id, old.professional_id) for no key update;
  update professionals p set rating = r.average, review_count = r.number
  from (select avg(rating)::numeric(3, 2) as average, count(*)::integer as number
        from reviews where professional_id = coalesce(new.professional_id, old.professional_id) and hidden_at is null) r
  where p.id = coalesce(new.professional_id, old.professional_id);
  return null;
end $$;
