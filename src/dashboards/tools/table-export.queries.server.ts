// What a professional takes along as a table. How a customer is reached is not in it: that is shared for one visit, and
// for a time (specification 3 §8), and a file stays.
import { sql } from "kysely"
import type { Status } from "../../bookings/booking.rules.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { OfferedService } from "../../professionals/professional.contract.ts"
import { MAX_ROWS } from "./table-export.rules.ts"

interface BookingLine {
  id: string
  /** Indian time, "2026-11-22 16:30". */
  starts: string
  asked: string
  minutes: number
  status: Status
  client: string | null
  service: string
  offer: string
  delivery: OfferedService["delivery"][number] | null
  locality: string
  price: string | null
  package_price: string | null
  total: string | null
  notes: string
}

export const listBookingLines = async (db: Db, actor: Actor) => {
  const { rows } = await sql<BookingLine>`
    select b.id, ${inIndia("b.starts_at")} as starts, ${inIndia("b.created_at")} as asked, m.minutes, b.status,
      nullif(c.full_name, '') as client, t.name as service, b.offer_name as offer, b.delivery, b.locality,
      b.price_per_hour::text as price, b.package_price::text as package_price, visit_total(b.price_per_hour, b.starts_at, b.ends_at, b.package_price)::text as total, b.notes
    from bookings b
    join accounts c on c.id = b.customer_id
    join professional_services s on s.id = b.service_id
    join service_types t on t.id = s.service_type_id
    cross join lateral (select visit_minutes(b.starts_at, b.ends_at) as minutes) m
    where b.professional_id = ${actor.professional_id}
    order by b.starts_at desc, b.id desc limit ${MAX_ROWS}`.execute(db)
  return rows
}

interface ReviewLine {
  id: string
  written: string
  client: string | null
  service: string
  rating: number
  title: string | null
  comment: string
  response: string | null
  responded: string | null
}

export const listReviewLines = async (db: Db, actor: Actor) => {
  const { rows } = await sql<ReviewLine>`
    select r.id, ${inIndia("r.created_at")} as written, nullif(c.full_name, '') as client, t.name as service, r.rating,
      r.title, r.comment, r.response, ${inIndia("r.responded_at")} as responded
    from reviews r
    join accounts c on c.id = r.customer_id
    join bookings b on b.id = r.booking_id
    join professional_services s on s.id = b.service_id
    join service_types t on t.id = s.service_type_id
    where r.professional_id = ${actor.professional_id} and r.hidden_at is null
    order by r.id desc limit ${MAX_ROWS}`.execute(db)
  return rows
}

const inIndia = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`
