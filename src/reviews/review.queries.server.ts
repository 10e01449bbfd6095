// The SQL of reviews. Average and count were put on the professional by a trigger; nothing is averaged per view.
import { sql } from "kysely"
import { portraitUrlsOf } from "../accounts/portrait/portrait-urls.server.ts"
import { reviewableCondition, statusForCustomer } from "../bookings/undo/undo-window.server.ts"
import { takedownOf } from "../moderation/takedown-parts.server.ts"
import { type Party, partyOf } from "../notifications/party.server.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { isoInstant, isoInstantMs } from "../platform/database/statement-parts.server.ts"
import { fileAddressOf } from "../platform/files/file-address.server.ts"
import { informationOnly } from "../services/service.rules.ts"
import type { ReviewPage } from "./review.contract.ts"
import { MAX_PICTURES } from "./review.rules.ts"
import type { Review, ReviewedVisit, ReviewText } from "./review.schema.ts"

/** Of a review r with the booking b, its service type t and its customer u. */
const reviewColumns = sql`
  r.id, nullif(u.full_name, '') as user_name, r.rating, r.title, r.comment,
  (select coalesce(json_agg(json_build_object('id', i.file_id, 'small', ${fileAddressOf("i.file_id", "small")},
      'large', ${fileAddressOf("i.file_id", "large")}) order by i.position), '[]')
    from review_pictures i where i.review_id = r.id) as pictures,
  ${isoInstant("r.created_at")} as created_at, ${isoInstantMs("r.edited_at")} as edited_at,
  r.response, ${isoInstantMs("r.responded_at")} as response_date, t.name as service_name`

/** Administrators have not hidden it. Of a row r of reviews. */
const shownReview = sql`r.hidden_at is null`

const joined = sql`
  join accounts u on u.id = r.customer_id
  join bookings b on b.id = r.booking_id
  join professional_services s on s.id = b.service_id
  join service_types t on t.id = s.service_type_id`

interface Page {
  limit: number
  before: string | undefined
  isAnswered: boolean | undefined
}

/** Undefined where there is no such professional to see; one review more than asked. */
export const findReviews = async (db: Db, id: string, { limit, before, isAnswered }: Page) => {
  const conditions = [
    sql`r.professional_id = p.id`,
    shownReview,
    ...(before === undefined ? [] : [sql`r.id < ${before}`]),
    ...(isAnswered === undefined ? [] : [isAnswered ? sql`r.response is not null` : sql`r.response is null`]),
  ]
  const { rows } = await sql<{ reviews: Review[]; summary: ReviewPage["summary"] }>`
    select json_build_object('average_rating', p.rating, 'total_reviews', p.review_count, 'distribution', (
        select json_agg(json_build_object('rating', n.rating, 'count', coalesce(d.count, 0)) order by n.rating desc)
        from generate_series(1, 5) n (rating)
        left join (select r.rating, count(*)::int as count from reviews r where r.professional_id = p.id and ${shownReview} group by 1) d using (rating)
      )) as summary,
      (select coalesce(json_agg(r), '[]') from (
        select ${reviewColumns} from reviews r ${joined}
        where ${sql.join(conditions, sql` and `)}
        order by r.id desc limit ${limit + 1}) r) as reviews
    from public_professionals p
    where p.id = ${id}`.execute(db)
  return rows[0]
}

/** One that everybody may read, of a professional whom everybody sees. */
export const findReview = async (db: Db, professionalId: string, id: string) => {
  const { rows } = await sql<Review>`
    select ${reviewColumns} from reviews r ${joined} join public_professionals p on p.id = r.professional_id
    where r.id = ${id} and r.professional_id = ${professionalId} and ${shownReview}`.execute(db)
  return rows[0]
}

export interface OwnVisit extends Omit<ReviewedVisit, "refusal" | "editable_until"> {
  is_reviewable: boolean
  is_cancelled: boolean
  service_type: string
  created_at: Date | null
  professional: Party
  customer_name: string
}

/** Of a visit of this customer: by its booking, or by the review of it. */
export const findOwnVisit = async (
  db: Db,
  customerId: string,
  by: { booking_id: string } | { review_id: string },
  now: Date,
) => {
  const { rows } = await sql<OwnVisit>`
    select b.id as booking_id, b.professional_id as provider_id, nullif(p.business_name, '') as provider_name,
      ${portraitUrlsOf("p.account_id")} as provider_portrait, ${partyOf("a", "p.business_name")} as professional,
      c.full_name as customer_name, t.name as service_name, t.slug as service_type, ${isoInstant("b.starts_at")} as start_time, ${reviewableCondition(now)} as is_reviewable,
      ${statusForCustomer(now)} = 'cancelled' as is_cancelled,
      (select r.created_at from reviews r where r.booking_id = b.id) as created_at,
      (select row_to_json(o) from (select ${reviewColumns}, r.has_public_consent as consent_public, ${takedownOf("review", "r.id")} as takedown
        from reviews r join accounts u on u.id = r.customer_id where r.booking_id = b.id) o) as review
    from bookings b
    join professionals p on p.id = b.professional_id
    join accounts a on a.id = p.account_id
    join accounts c on c.id = b.customer_id
    join professional_services s on s.id = b.service_id
    join service_types t on t.id = s.service_type_id
    where b.customer_id = ${customerId} and ${
      "booking_id" in by
        ? sql`b.id = ${by.booking_id}`
        : sql`b.id = (select booking_id from reviews where id = ${by.review_id})`
    }`.execute(db)
  return rows[0]
}

/** Of two edits at once the second waits here. */
export const lockReview = async (db: Db, id: string) => {
  await sql`select from reviews where id = ${id} for no key update`.execute(db)
}

interface NewReview extends ReviewText {
  id: string
  booking_id: string
  professional_id: string
  customer_id: string
  created_at: Date
}

/** False where the booking has one. */
export const insertReview = async (db: Db, { consent_public, file_ids: _, title, ...review }: NewReview) => {
  const row = { ...review, title: title || null, has_public_consent: consent_public }
  const written = await db
    .insertInto("reviews")
    .values(row)
    .onConflict((conflict) => conflict.column("booking_id").doNothing())
    .executeTakeFirstOrThrow()
  return written.numInsertedOrUpdatedRows! > 0n
}

export const updateReview = async (
  db: Db,
  id: string,
  { rating, title, comment, consent_public }: ReviewText,
  now: Date,
) => {
  const changed = { rating, title: title || null, comment, has_public_consent: consent_public, edited_at: now }
  await db.updateTable("reviews").set(changed).where("id", "=", id).execute()
}

/** In this order, and no others. */
export const replacePictures = async (db: Db, reviewId: string, fileIds: readonly string[]) => {
  await db.deleteFrom("review_pictures").where("review_id", "=", reviewId).execute()
  const rows = fileIds.slice(0, MAX_PICTURES).map((file_id, at) => ({ review_id: reviewId, file_id, position: at + 1 }))
  if (rows.length > 0) await db.insertInto("review_pictures").values(rows).execute()
}

/** A professional's own; one that is hidden is nothing to them. */
export const findReviewOf = async (db: Db, professionalId: string, id: string) => {
  const { rows } = await sql<{ review: Review; customer: Party; professional_name: string }>`
    select (select row_to_json(o) from (select ${reviewColumns}) o) as review, ${partyOf("u", "u.full_name")} as customer,
      coalesce(p.business_name, '') as professional_name
    from reviews r ${joined} join professionals p on p.id = r.professional_id
    where r.id = ${id} and r.professional_id = ${professionalId} and ${shownReview} for no key update of r`.execute(db)
  return rows[0]
}

export const writeReply = async (db: Db, id: string, response: string, now: Date) => {
  await db.updateTable("reviews").set({ response, responded_at: now }).where("id", "=", id).execute()
}

export interface UnreviewedVisit {
  booking_id: string
  professional_id: string
  customer: Party
  service_name: string
  professional_name: string
}

/** Completed visits that ended between these, without a review, of which nobody was asked; as many at most. */
export const lockUnreviewed = async (db: Db, ended: { after: Date; before: Date }, limit: number) => {
  const { rows } = await sql<UnreviewedVisit>`
    select b.id as booking_id, b.professional_id, ${partyOf("c", "c.full_name")} as customer, t.name as service_name,
      p.business_name as professional_name
    from bookings b
    join professionals p on p.id = b.professional_id
    join professional_services s on s.id = b.service_id
    join service_types t on t.id = s.service_type_id
    join accounts c on c.id = b.customer_id
    join accounts a on a.id = p.account_id
    where c.erased_at is null and a.erased_at is null and t.slug <> ${informationOnly} and b.status = 'completed' and b.ends_at > ${ended.after} and b.ends_at <= ${ended.before} and b.held_until is null
      and not exists (select from reviews r where r.booking_id = b.id)
      and not exists (select from booking_events e where e.booking_id = b.id and e.kind in ('no_show', 'no_show_answer'))
      and not exists (select from review_invitations i where i.booking_id = b.id)
    order by b.ends_at limit ${limit} for no key update of b skip locked`.execute(db)
  return rows
}

/** Which of these bookings nobody was asked of before: of two nodes, the later one waits here, and is left with none. */
export const markInvited = async (db: Db, bookingIds: string[], now: Date) => {
  const { rows } = await sql<{ booking_id: string }>`
    insert into review_invitations (booking_id, invited_at) select unnest(${bookingIds}::text[]), ${now}
    on conflict do nothing returning booking_id`.execute(db)
  return new Set(rows.map(({ booking_id }) => booking_id))
}

const pictureOf = sql`select from review_pictures i join reviews r on r.id = i.review_id`

export const isPublicPicture = async (db: Db, fileId: string) => {
  const { rows } = await sql`${pictureOf} where i.file_id = ${fileId} and ${shownReview}`.execute(db)
  return rows.length > 0
}

/** Of one that is hidden: its writer, and who decides about it. */
export const isPictureFor = async (db: Db, { account_id, is_admin }: Actor, fileId: string) => {
  const { rows } = await sql`${pictureOf} where i.file_id = ${fileId}
    and (r.customer_id = ${account_id} or ${is_admin})`.execute(db)
  return rows.length > 0
}

interface ReviewForTakedown {
  author: Party
  hidden_at: Date | null
  booking_id: string
  /** Their account. */
  professional: string
  professional_id: string
  professional_name: string
}

export const lockForTakedown = async (db: Db, id: string) => {
  const { rows } = await sql<ReviewForTakedown>`
    select ${partyOf("u", "u.full_name")} as author, r.hidden_at, r.booking_id, p.account_id as professional,
      r.professional_id, p.business_name as professional_name
    from reviews r join accounts u on u.id = r.customer_id join professionals p on p.id = r.professional_id where r.id = ${id} for no key update of r`.execute(
    db,
  )
  return rows[0]
}

export const markHidden = (db: Db, id: string, hidden_at: Date | null) =>
  db.updateTable("reviews").set({ hidden_at }).where("id", "=", id).execute()
