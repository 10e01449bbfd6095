// Finding people, and one account with its figures. What administrators decide about it is in person-actions.server.ts.
import { toE164 } from "../../accounts/account.rules.ts"
import { portraitOf } from "../../accounts/portrait/portrait.schema.ts"
import { countOpenBookings } from "../../bookings/booking-closing.server.ts"
import { pageOf } from "../../platform/api/page.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizerOf } from "../../platform/language/language.ts"
import { notFound } from "../../platform/problem.ts"
import { likePatterns, looksLikeId } from "../../platform/search-terms.ts"
import type { PeopleQuery, PersonRow, SoughtPeople } from "./people.queries.server.ts"
import { findPeople, findPersonDetails, findPersonHistory, findPersonSessions } from "./people.queries.server.ts"
import type { Person, PersonDetails } from "./people.schema.ts"
import { peopleProblems } from "./texts.ts"

const localized = localizerOf(peopleProblems)
export const personNotFound = () => notFound(localized((t) => t.person))

export type PeopleFilter = Pick<PeopleQuery, "role" | "state"> & { q?: string | undefined }
type Query = PeopleFilter & Pick<PeopleQuery, "limit" | "cursor">

export const listPeople = async ({ db }: Pick<Ctx<"admin">, "db">, { limit, cursor, ...filter }: Query) => {
  const rows = await findPeople(db, { ...soughtOf(filter), limit: limit + 1, cursor })
  const { page, next } = pageOf(rows, limit, ({ id }) => id)
  return { people: page.map(asPerson), next }
}

export const soughtOf = ({ q = "", role, state }: PeopleFilter): SoughtPeople => {
  const id = looksLikeId(q) ? q.toLowerCase() : undefined
  return { role, state, id, patterns: id === undefined ? likePatterns(q) : [], mobile: toE164(q) }
}

export const asPerson = ({ created_at, last_login_at, ...row }: PersonRow): Person => ({
  ...row,
  created_at: created_at.toISOString(),
  last_login_at: last_login_at?.toISOString() ?? null,
})

export const getPerson = async (ctx: Pick<Ctx<"admin">, "db" | "actor" | "clock">, { id }: { id: string }) => {
  const { db, actor, clock } = ctx
  const found = await findPersonDetails(db, id, clock())
  if (!found) throw personNotFound()
  const [sessions, history, open] = await Promise.all([
    findPersonSessions(db, id, clock()),
    findPersonHistory(db, id),
    countOpenBookings(db, id, clock()),
  ])
  const { suspended_at, deletion_due_at, figures, portrait, ...row } = found
  return {
    ...row,
    ...asPerson(row),
    is_self: id === actor.account_id,
    suspended_at: suspended_at?.toISOString() ?? null,
    deletion_due_at: deletion_due_at?.toISOString() ?? null,
    portrait: portrait && { ...portrait, urls: portraitOf(portrait.id)! },
    figures: { ...figures, open_bookings: open.customer + open.professional },
    sessions: sessions.map(asSession),
    history: history.map(({ created_at, ...entry }) => ({ ...entry, at: created_at.toISOString() })),
  } satisfies PersonDetails
}

type SessionRow = Awaited<ReturnType<typeof findPersonSessions>>[number]

const asSession = ({ id, device, ip_address, is_admin, created_at, last_seen_at }: SessionRow) => ({
  ...{ id, device, is_admin, network: ip_address },
  signed_in_at: created_at.toISOString(),
  last_used_at: last_seen_at.toISOString(),
})
