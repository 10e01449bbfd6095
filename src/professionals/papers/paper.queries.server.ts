// The SQL of papers. Whoever changes those of a professional locks the professional first, as every change of their checks
// does; so of two at once the second sees what the first has left.
import { sql } from "kysely"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { newId } from "../../platform/id.ts"
import { offersArchitecture } from "../offers-architecture.server.ts"
import { isProposed } from "../second-look/second-look.queries.server.ts"
import type { PaperCheck, PaperStatus } from "./paper.rules.ts"

export const lockProfessional = async (db: Db, id: string) => {
  await sql`select from professionals where id = ${id} for no key update`.execute(db)
}

export interface PaperOwner {
  offers_architecture: boolean
  city: string
  state: string
}

export const findOwner = async (db: Db, professionalId: string): Promise<PaperOwner | undefined> => {
  const { rows } = await sql<PaperOwner>`
    select c.name as city, s.name as state, ${offersArchitecture("p.id")} as offers_architecture
    from professionals p join cities c on c.id = p.city_id join states s on s.id = c.state_id
    where p.id = ${professionalId}`.execute(db)
  return rows[0]
}

const papers = (db: Db) =>
  db
    .selectFrom("professional_papers as p")
    .leftJoin("files as f", "f.id", "p.file_id")
    .select([
      ...(["p.id", "p.professional_id", "p.title", "p.number", "p.reason", "p.checker"] as const),
      ...(["p.valid_until", "p.given_at", "p.decided_at"] as const),
      ...(["p.file_id", "f.names", "f.document_name", "f.bytes"] as const),
      ...(["f.width", "f.height", "f.placeholder"] as const),
    ])
    .select(sql<PaperCheck>`p.kind`.as("kind"))
    .select(sql<PaperStatus>`p.status`.as("status"))

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number]

export const listPapers = (db: Db, professionalId: string) =>
  papers(db)
    .where("p.professional_id", "=", professionalId)
    .orderBy("p.given_at", "desc")
    .orderBy("p.id", "desc")
    .execute()

export const findPaper = (db: Db, professionalId: string, id: string) =>
  papers(db).where("p.professional_id", "=", professionalId).where("p.id", "=", id).executeTakeFirst()

/** Whose, and for which check: of other licences each title is one. */
export interface PaperKey {
  professional_id: string
  kind: PaperCheck
  title?: string | undefined
}

const ofKey = ({ professional_id, kind, title = "" }: PaperKey) =>
  sql<boolean>`professional_id = ${professional_id} and kind = ${kind} and lower(title) = lower(${title})`

/** Other than the one of this title. */
export const countLicences = async (db: Db, professionalId: string, title: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct lower(title))::int as count from professional_papers
    where professional_id = ${professionalId} and kind = 'other' and lower(title) <> lower(${title})`.execute(db)
  return rows[0]!.count
}

interface NewPaper extends PaperKey {
  number: string | null
  file_id: string | null
  valid_until: Date | null
  given_at: Date
}

export const insertPaper = async (db: Db, paper: NewPaper) => {
  const id = newId()
  await db
    .insertInto("professional_papers")
    .values({ id, ...paper })
    .execute()
  return id
}

/** @returns the files that they had */
export const deletePapers = async (db: Db, key: PaperKey, statuses: readonly PaperStatus[]) => {
  const { rows } = await sql<{ file_id: string | null }>`
    delete from professional_papers where ${ofKey(key)} and status = any(${[...statuses]}::text[]) returning file_id`.execute(
    db,
  )
  return filesOf(rows)
}

const filesOf = (rows: readonly { file_id: string | null }[]) => rows.flatMap(({ file_id }) => file_id ?? [])

export interface PaperDecision {
  result: "approved" | "refused"
  number: string | null
  reason: string | null
  checker: string
  valid_until: Date | null
  at: Date
}

/** What waits for it is decided; where nothing does, the decision stands by itself. */
export const decidePaper = async (db: Db, key: PaperKey, { result, at, ...decision }: PaperDecision) => {
  const decided = { ...decision, status: result, decided_at: at }
  const found = await db
    .updateTable("professional_papers")
    .set(decided)
    .where(ofKey(key))
    .where("status", "=", "waiting")
    .returning("id")
    .executeTakeFirst()
  if (!found)
    await db
      .insertInto("professional_papers")
      .values({ id: newId(), ...key, ...decided, given_at: at })
      .execute()
}

/** What is left says that it was there, and when it went. */
export const markWithdrawn = async (db: Db, id: string, now: Date) => {
  const nothing = { number: null, file_id: null, reason: null, checker: null, valid_until: null }
  await db
    .updateTable("professional_papers")
    .set({ ...nothing, status: "withdrawn", decided_at: now })
    .where("id", "=", id)
    .execute()
}

export const deletePaper = async (db: Db, id: string) => {
  await db.deleteFrom("professional_papers").where("id", "=", id).execute()
}

/** Which paper a file belongs to, for who may see it. */
export const findPaperOfFile = async (db: Db, fileId: string) =>
  (await db
    .selectFrom("professional_papers")
    .select(["id", "professional_id", "kind"])
    .where("file_id", "=", fileId)
    .executeTakeFirst()) ?? undefined

/** What the desk has still to look at, the oldest first; one more than asked. */
export const listWaitingPapers = async (db: Db, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
  const ofPeople = papers(db)
    .innerJoin("professionals as o", "o.id", "p.professional_id")
    .innerJoin("accounts as a", "a.id", "o.account_id")
    .select(["a.id as account_id", "o.business_name", "a.full_name", "a.email"])
    .where("p.status", "=", "waiting")
    .where("a.erased_at", "is", null)
    // Somebody has looked at it, and another one does next.
    .where(sql<boolean>`not ${isProposed()}`)
  const after = cursor === undefined ? ofPeople : ofPeople.where("p.id", ">", cursor)
  return after
    .orderBy("p.id")
    .limit(limit + 1)
    .execute()
}

/** Of any professional, with whom it is of: for the desk. */
export const findAnyPaper = (db: Db, id: string) =>
  papers(db)
    .innerJoin("professionals as o", "o.id", "p.professional_id")
    .innerJoin("accounts as a", "a.id", "o.account_id")
    .select(["a.id as account_id", "o.business_name", "a.full_name", "a.email"])
    .where("p.id", "=", id)
    .executeTakeFirst()

/** Decided before then, and still with a file. @returns the files, which no paper has any more */
export const dropFiles = async (db: Db, decidedBefore: Date, limit: number) => {
  const { rows } = await sql<{ file_id: string }>`
    with due as (
      select id, file_id from professional_papers
      where file_id is not null and status <> 'waiting' and decided_at <= ${decidedBefore}
      order by decided_at limit ${limit} for update skip locked)
    update professional_papers p set file_id = null from due where p.id = due.id returning due.file_id`.execute(db)
  return filesOf(rows)
}

export interface EndingPaper {
  id: string
  kind: PaperCheck
  title: string
  valid_until: Date
  days_before: number
  owner: Party
}

/**
 * Approved papers that end within these days, of which nobody was told yet. Whoever has given the next one knows; who is
 * suspended or leaves is not told.
 */
export const lockEnding = async (db: Db, now: Date, days: { first: number; last: number }, limit: number) => {
  const until = (count: number) => sql`${now}::timestamptz + make_interval(days => ${count})`
  const { rows } = await sql<EndingPaper>`
    select p.id, p.kind, p.title, p.valid_until, w.days_before, ${partyOf("a", "o.business_name")} as owner
    from professional_papers p
    cross join lateral (
      select case when p.valid_until <= ${until(days.last)} then ${days.last}::int else ${days.first}::int end as days_before) w
    join professionals o on o.id = p.professional_id
    join accounts a on a.id = o.account_id
    where p.status = 'approved' and p.valid_until > ${now} and p.valid_until <= ${until(days.first)}
      and a.suspended_at is null and a.erased_at is null and a.deletion_due_at is null
      and not exists (select from paper_warnings x where x.paper_id = p.id and x.days_before = w.days_before)
      and not exists (select from professional_papers n where n.professional_id = p.professional_id and n.kind = p.kind
        and lower(n.title) = lower(p.title) and n.status = 'waiting')
    order by p.valid_until limit ${limit} for no key update of p skip locked`.execute(db)
  return rows
}

/** Which of these nobody was told of before: of two nodes, the later one waits here, and is left with none. */
export const markWarned = async (db: Db, ending: readonly EndingPaper[], now: Date) => {
  const { rows } = await sql<{ paper_id: string }>`
    insert into paper_warnings (paper_id, days_before, warned_at)
    select id, days_before, ${now} from unnest(${ending.map(({ id }) => id)}::text[],
      ${ending.map(({ days_before }) => days_before)}::int[]) as n (id, days_before)
    on conflict do nothing returning paper_id`.execute(db)
  return new Set(rows.map(({ paper_id }) => paper_id))
}
