// What is read of reviews. Average and count were put on the professional by a trigger; nothing is averaged per view.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { isoInstant } from "../platform/database/statement-parts.server.ts"
import type { Review, ReviewPage } from "./review.contract.ts"

/** Undefined where there is no such professional to see; one review more than asked. */
export const findReviews = async (db: Db, id: string, limit: number, before: string | undefined) => {
  const { rows } = await sql<{ reviews: Review[]; summary: ReviewPage["summary"] }>`
    select json_build_object('average_rating', p.rating, 'total_reviews', p.review_count, 'distribution', (
        select json_agg(json_build_object('rating', n.rating, 'count', coalesce(d.count, 0)) order by n.rating desc)
        from generate_series(1, 5) n (rating)
        left join (select rating, count(*)::int as count from reviews where professional_id = p.id group by 1) d using (rating)
      )) as summary,
      (select coalesce(json_agg(r), '[]') from (
        select r.id, nullif(u.full_name, '') as user_name, r.rating, r.title, r.comment, ${isoInstant("r.created_at")} as created_at,
          r.response, ${isoInstant("r.responded_at")} as response_date, t.name as service_name
        from reviews r
        join accounts u on u.id = r.customer_id
        join bookings b on b.id = r.booking_id
        join professional_services s on s.id = b.service_id
        join service_types t on t.id = s.service_type_id
        where r.professional_id = p.id and ${before === undefined ? sql`true` : sql`r.id < ${before}`}
        order by r.id desc limit ${limit + 1}) r) as reviews
    from public_professionals p
    where p.id = ${id}`.execute(db)
  return rows[0]
}
