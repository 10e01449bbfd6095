// Fills an empty database with the demo catalogue: people first, then what they offer, then a year of visits with
// reviews, notices and activity, whom customers select, what is written, and the figures of it all. One transaction, one insert per table. It writes tables of many slices directly, the
// declared exception to "only the owner writes": the product's own use cases neither backdate nor work in bulk.
import { type Kysely, sql, type Transaction } from "kysely"
import { measureAnswerTimes } from "../../src/messaging/answer-time/answer-time.jobs.server.ts"
import { openDb, openPool } from "../../src/platform/database/database.server.ts"
import type { FileStore } from "../../src/platform/files/file-store.server.ts"
import type { DB } from "../types.ts"
import { demoPassword } from "./accounts.ts"
import { loadBlog } from "./blog.server.ts"
import { loadConversations } from "./conversations.server.ts"
import { loadFigures } from "./figures.server.ts"
import { hoursRows } from "./hours.server.ts"
import { activitiesOf, noticesOf } from "./notices.server.ts"
import { offerRows } from "./offers.server.ts"
import { paperRows } from "./papers.server.ts"
import { accountRows, consentRows, type DemoPeople } from "./people.server.ts"
import { insertPortraits, type PortraitRow, removePortraits, storePortraits } from "./portraits.server.ts"
import { inquiryRequestRows, requestRows } from "./requests.server.ts"
import { selectionRows } from "./selections.server.ts"
import { loadSignIns } from "./sign-ins.server.ts"
import { bookingRows } from "./visits.server.ts"
import { writtenRows } from "./written.server.ts"

type Options = {
  now: Date
  hashPassword: (password: string) => Promise<string>
  /** Where files are kept; without it nobody has a portrait. */
  store?: FileStore
}

/** On a connection of its own: the second of two starts waits here longer than a request may. */
export const loadDemoAt = async (url: string, options: Options): Promise<boolean> => {
  const db = openDb(openPool(url, { max: 1, name: "demo", queryTimeout: 70_000 }))
  try {
    return await loadDemo(db, options)
  } finally {
    await db.destroy()
  }
}

/** True when it loaded; false when the database already holds accounts, or another start was faster. */
export const loadDemo = async (db: Kysely<DB>, { now, hashPassword, store }: Options): Promise<boolean> => {
  if (await hasAccounts(db)) return false
  const people = accountRows(now, await hashPassword(demoPassword))
  // Before the transaction, which may not wait for a store.
  const portraits = store ? await storePortraits(store, people) : []
  const isLoaded = await db.transaction().execute((trx) => fill(trx, now, people, portraits))
  // Not after an error: of a commit whose answer was lost the rows stand.
  if (store && !isLoaded) await removePortraits(store, portraits)
  return isLoaded
}

const fill = async (trx: Transaction<DB>, now: Date, people: DemoPeople, portraits: PortraitRow[]) => {
  // Two nodes may start on one empty database: the second waits here and then sees the accounts of the first.
  // On a busy machine that takes longer than a request may.
  await sql`set local lock_timeout = '60s'`.execute(trx)
  await sql`set local statement_timeout = '60s'`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtextextended('demo catalogue', 0))`.execute(trx)
  if (await hasAccounts(trx)) return false
  await trx.insertInto("accounts").values(people.accounts).execute()
  await trx.insertInto("consents").values(consentRows(now, people)).execute()
  await insertPortraits(trx, portraits)
  await insertOffers(trx, now, people)
  return true
}

const hasAccounts = async (db: Kysely<DB>) =>
  (await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()) !== undefined

/** What was given for these checks; the files are gone by now. */
const insertPapers = async (trx: Transaction<DB>) => {
  await sql`
    insert into professional_papers
      (id, professional_id, kind, number, status, checker, valid_until, given_at, decided_at)
    select gen_random_uuid()::text, professional_id, kind, number, result, checker, valid_until,
      checked_at - interval '2 days', checked_at
    from professional_checks`.execute(trx)
}

const insertRequests = async (trx: Transaction<DB>, rows: ReturnType<typeof requestRows>) => {
  await trx.insertInto("service_requests").values(rows.requests).execute()
  await trx.insertInto("service_request_events").values(rows.events).execute()
  await trx.insertInto("notifications").values(rows.notices).execute()
  await trx.insertInto("activities").values(rows.activities).execute()
}

const insertOffers = async (trx: Transaction<DB>, now: Date, people: DemoPeople) => {
  const cities = await trx.selectFrom("cities").select(["id", "name"]).execute()
  const serviceTypes = await trx.selectFrom("service_types").select(["id", "slug", "name"]).execute()
  const offers = offerRows(now, people, { cities, serviceTypes })
  await trx.insertInto("professionals").values(offers.professionals).execute()
  await trx.insertInto("professional_checks").values(offers.checks).execute()
  await insertPapers(trx)
  await trx.insertInto("portfolio_projects").values(offers.portfolio).execute()
  await trx.insertInto("professional_services").values(offers.services).execute()
  await trx.insertInto("professional_service_areas").values(offers.areas).execute()
  await trx.insertInto("service_packages").values(offers.packages).execute()
  await trx.insertInto("service_rates").values(offers.rates).execute()

  const { bookings, events, reviews, invitations, changes } = bookingRows(
    now,
    people,
    offers.services,
    new Map(serviceTypes.map(({ id, name }) => [id, name])),
  )
  const hours = hoursRows(now, people, bookings)
  await trx.insertInto("availabilities").values(hours.availabilities).execute()
  await trx.insertInto("weekly_hours").values(hours.weekly).execute()
  await trx.insertInto("hour_exceptions").values(hours.exceptions).execute()
  await trx.insertInto("bookings").values(bookings).execute()
  await trx.insertInto("booking_events").values(events).execute()
  await trx.insertInto("reviews").values(reviews).execute()
  await trx.insertInto("review_invitations").values(invitations).execute()
  await trx
    .insertInto("notifications")
    .values(noticesOf(now, people, changes, reviews))
    .execute()
  await trx.insertInto("activities").values(activitiesOf(changes)).execute()

  const world = { now, people, services: offers.services, types: serviceTypes }
  await insertRequests(trx, requestRows(world))

  const chosen = selectionRows(now, people, serviceTypes)
  await trx.insertInto("selections").values(chosen.selections).execute()
  await trx.insertInto("shortlist_entries").values(chosen.shortlist).execute()
  await trx.insertInto("shortlist_links").values(chosen.links).execute()
  await trx.insertInto("activities").values(chosen.activities).execute()

  await loadSignIns(trx, now, people)
  const written = writtenRows({ now, people, types: serviceTypes })
  await trx.insertInto("submissions").values(written.submissions).execute()
  // As the form does.
  await sql`update submissions set city_id = city_named(details ->> 'location') where waits_for is not null`.execute(
    trx,
  )
  await trx.insertInto("grievances").values(written.grievances).execute()
  await trx.insertInto("desk_entries").values(written.entries).execute()
  await insertRequests(trx, inquiryRequestRows(world, written.inquiries))
  await trx.insertInto("professional_papers").values(paperRows(now, people)).execute()

  await loadConversations(trx, now, people)
  await loadBlog(trx, now)
  await measureAnswerTimes(trx, now)
  await loadFigures(trx, now)
}
