/**
 * Accounts private to one worker, inserted as rows, which is quicker than to sign up on the site: tests can run beside each
 * other and again.
 */
import type { APIRequestContext } from "@playwright/test"
import { sql } from "kysely"
import { countDays } from "../src/analytics/day-count.jobs.server.ts"
import type { DeskRole } from "../src/platform/actor.ts"
import { type Db, openDb, openPool } from "../src/platform/database/database.server.ts"
import { dayAfter } from "../src/platform/days.ts"
import { findRunningPostgres } from "../src/platform/embedded-postgres/running-postgres.server.ts"
import { newId } from "../src/platform/id.ts"
import { indianDay } from "../src/platform/time.ts"
import type { AnswerTime } from "../src/professionals/answer-time/answer-time.rules.ts"
import type { CheckedPapers } from "../src/professionals/checked-papers.server.ts"
import { listWaitingPapers } from "../src/professionals/papers/desk/paper-desk.server.ts"
import { recordChecks } from "../src/professionals/verification.server.ts"
import type { CallAnswer, TestApp } from "../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person, type Professional } from "../test/people.ts"
import type { Studio } from "./bookings.ts"
import { dataDir } from "./browser.ts"
import { newWord } from "./new-name.ts"

export interface People {
  /** @param name one that tests something; otherwise it is theirs alone */
  customer: (name?: string) => Promise<Person>
  /** An interior designer in Pune, who keeps no hours unless they are given. */
  professional: (offer?: Offered, name?: string) => Promise<Studio>
  /** The same, and a customer as well. */
  dual: () => Promise<Studio>
  admin: (desk_role?: DeskRole) => Promise<Person>
  suspend: (person: Person) => Promise<void>
  /** All sessions of this account were opened longer ago than what is privileged takes. */
  ageSessions: (accountId: string) => Promise<unknown>
  /** To the terms of before, and to none since. */
  agreedToOldTerms: (person: Person) => Promise<unknown>
  /** What the clock asks for once a minute: copies of data that were asked for are made now. */
  makeExports: () => Promise<unknown>
  /** The ten seconds are over in which the studio could have undone what it said: it is told. */
  endUndoWindow: (studio: Studio) => Promise<unknown>
  /** What the clock asks for each minute: senders of inquiries are told what came of them. */
  settleInquiries: () => Promise<unknown>
  /** Nobody has answered this request, and its time is over. */
  expireRequest: (bookingId: string) => Promise<unknown>
  /** As if their professional had said so some time ago. */
  confirm: (bookingIds: string[]) => Promise<unknown>
  /** The visit was yesterday. */
  moveToPast: (bookingId: string) => Promise<unknown>
  /** The visit was yesterday, and its professional has said that it took place. */
  completeVisit: (bookingId: string) => Promise<unknown>
  /** What the clock asks for each minute: what has changed is in the analytics now. */
  countDays: () => Promise<unknown>
  /** How often their profile was looked at and found today, as far as it has been added up. */
  seenToday: (studio: Studio) => Promise<{ profile_views: number; times_found: number } | undefined>
  /** The time in which this complaint should have been answered is over since yesterday. */
  makeComplaintOverdue: (ticket: string) => Promise<unknown>
  /** The visit is under way since half an hour. */
  startVisit: (bookingId: string) => Promise<unknown>
  /** Somebody has looked at their papers. */
  check: (
    person: Pick<Person, "email">,
    papers: Pick<CheckedPapers, "result"> & Partial<CheckedPapers>,
  ) => Promise<unknown>
}

interface Offered {
  /** What they are; an interior designer unless said. */
  slug?: string
  delivery?: string[]
  /** Minutes of every day. */
  hours?: { from: number; to: number }
  business_phone?: string
  studio_address?: string
  /** Where they work from. */
  locality?: string
  /** As it was measured. */
  answersWithin?: AnswerTime
}

/** @param request with the address of the site */
export const openPeople = (request: APIRequestContext): People & { close: () => Promise<void> } => {
  const found = findRunningPostgres(dataDir)
  if (!found) throw new Error(`The database of the site under test is not running in ${dataDir}.`)
  const db = openDb(openPool(found.appUrl, { max: 2, name: "browser tests" }))
  const place = { db, clock: { now: new Date() }, call: callOf(request) }
  const offer = () => ({ full_name: `Ketaki ${newWord()}`, business_name: `${newWord()} Rooms` })
  return {
    customer: (name = `Rohan ${newWord()}`) => createCustomer(place, name),
    professional: async (offered = {}, name) => {
      const named = name ? { full_name: name, business_name: name } : offer()
      const { slug, ...rest } = offered
      const professional = await createProfessional(place, { ...named, ...(slug && { slug }) })
      await offerAs(db, professional, rest)
      return studioOf(professional)
    },
    dual: async () => studioOf(await createProfessional(place, { ...offer(), isCustomer: true })),
    admin: (desk_role) => createAdmin(place, `Shubhangi ${newWord()}`, false, desk_role),
    suspend: async ({ account_id }) => {
      await db.updateTable("accounts").set({ suspended_at: new Date() }).where("id", "=", account_id).execute()
    },
    ageSessions: (account_id) =>
      db
        .updateTable("sessions")
        .set({ confirmed_at: new Date(Date.now() - 16 * 60_000) })
        .where("account_id", "=", account_id)
        .execute(),
    agreedToOldTerms: ({ account_id }) =>
      db
        .insertInto("consents")
        .values({ id: newId(), account_id, kind: "terms", text_version: "2025-01", granted_at: new Date() })
        .execute(),
    makeExports: () => sql`select graphile_worker.add_job('make_exports')`.execute(db),
    endUndoWindow: async ({ professionalId }) => {
      const held = db.updateTable("bookings").set({ held_until: new Date() }).where("held_until", "is not", null)
      await held.where("professional_id", "=", professionalId).execute()
      await sql`select graphile_worker.add_job('send_withheld_notifications')`.execute(db)
    },
    settleInquiries: () => sql`select graphile_worker.add_job('settle_inquiries')`.execute(db),
    expireRequest: async (id) => {
      await db.updateTable("bookings").set({ answer_due_at: new Date() }).where("id", "=", id).execute()
      await sql`select graphile_worker.add_job('expire_bookings')`.execute(db)
    },
    startVisit: async (bookingId) => {
      const [starts_at, ends_at] = [-30, 30].map((minutes) => new Date(Date.now() + minutes * 60_000))
      await db.updateTable("bookings").set({ starts_at, ends_at }).where("id", "=", bookingId).execute()
    },
    confirm: (ids) => db.updateTable("bookings").set({ status: "confirmed" }).where("id", "in", ids).execute(),
    moveToPast: (id) => db.updateTable("bookings").set(yesterday()).where("id", "=", id).execute(),
    completeVisit: (id) =>
      db
        .updateTable("bookings")
        .set({ ...yesterday(), status: "completed" })
        .where("id", "=", id)
        .execute(),
    countDays: () => countDays(db, () => new Date()),
    seenToday: ({ professionalId }) =>
      db
        .selectFrom("professional_days")
        .select(["profile_views", "times_found"])
        .where("professional_id", "=", professionalId)
        .where(sql<boolean>`day = indian_day(now())`)
        .executeTakeFirst(),
    makeComplaintOverdue: (ticket) => {
      const resolve_by = dayAfter(indianDay(new Date()), -1)
      return db.updateTable("grievances").set({ resolve_by }).where("ticket", "=", ticket).execute()
    },
    check: ({ email }, papers) =>
      db.transaction().execute(async (trx) => {
        const ctx = { db: trx, actor: null, clock: () => new Date() }
        const waiting = (await listWaitingPapers(ctx, { limit: 100 })).papers
        const looked = waiting.filter(({ owner }) => owner.email === email).map(({ id }) => id)
        return recordChecks(ctx, { email, kinds: [], looked, by: "Meera Joshi", ...papers })
      }),
    close: () => db.destroy(),
  }
}

const yesterday = () => {
  const [starts_at, ends_at] = [-25, -24].map((hours) => new Date(Date.now() + hours * 3_600_000))
  return { starts_at: starts_at!, ends_at: ends_at! }
}

const offerAs = async (db: Db, { professional_id, service_id }: Professional, offered: Offered) => {
  const { delivery, hours, answersWithin: bucket, ...contact } = offered
  if (bucket) await db.insertInto("answer_times").values({ professional_id, bucket, measured_at: new Date() }).execute()
  // Of a studio that can be found; an online visit is a call.
  const found = { ...(delivery?.includes("at_studio") && { studio_address: "4 Prabhat Road, Erandwane" }), ...contact }
  if (Object.keys(found).length > 0)
    await db.updateTable("professionals").set(found).where("id", "=", professional_id).execute()
  const offer = delivery && { delivery, online_by: delivery.includes("online") ? "call" : null }
  if (offer) await db.updateTable("professional_services").set(offer).where("id", "=", service_id).execute()
  if (!hours) return
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({
    ...{ professional_id, weekday },
    ...{ from_minute: hours.from, to_minute: hours.to },
  }))
  await db.insertInto("availabilities").values({ professional_id }).execute()
  await db.insertInto("weekly_hours").values(weekly).execute()
}

const studioOf = ({ professional_id, service_id, business_name, ...person }: Professional): Studio => ({
  ...person,
  name: business_name,
  professionalId: professional_id,
  dialog: `/providers/${professional_id}?book=${service_id}`,
})

const callOf =
  (request: APIRequestContext): TestApp["call"] =>
  async (method, path, { body } = {}): Promise<CallAnswer> => {
    const answer = await request.fetch(`/api${path}`, { method, data: body })
    return { status: answer.status(), body: await answer.json(), headers: answer.headers() }
  }
