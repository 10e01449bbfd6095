// The only SQL over mails, but for what clears them away (mail.jobs.server.ts). A mail that waits has a next try; it has
// none once it was sent, was refused for good, or has lost its words. All times are the database's: nodes differ.
import { type RawBuilder, type Selectable, sql } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Db } from "../database/database.server.ts"
import { type StatementPart, tableOf } from "../database/statement-parts.server.ts"
import { newId } from "../id.ts"
import type { Language } from "../language/language.ts"

export type MailRow = Selectable<DB["mails"]>

export interface NewMail {
  /** How it is asked whether the receiver wants it. */
  account_id?: string
  topic?: string | undefined
  email: string
  language: Language
  kind: string
  params: object
  /** The id of what it is about. */
  about?: string | undefined
  /** Seconds before it is due. */
  waits?: number | undefined
  /** Kinds of letters about the same that do not go out any more, whoever they were for: as long as they wait. */
  supersedes?: readonly string[] | undefined
  /** One of them: whoever has not got that one does not get this one either. */
  takes_back?: string | undefined
}

/** @param unwanted of the rows called `letter`, those that are not to be sent */
export const mailsPart = (letters: readonly NewMail[], unwanted: RawBuilder<unknown>): StatementPart => {
  const columns = `id text, account_id text, topic text, email text, language text, kind text, params jsonb, about text,
    waits float8, takes_back text`
  const rows = letters.map(({ supersedes: _, ...letter }) => ({ ...letter, id: newId() }))
  const overtaken = letters.flatMap(({ about, supersedes = [] }) => supersedes.map((kind) => ({ about, kind })))
  const needless = letters.some(({ takes_back }) => takes_back) ? isNeedless : sql`false`
  return {
    ...(overtaken.length > 0 && { before: (condition) => overtake(overtaken, condition) }),
    write: (condition) => sql`
      insert into mails (id, to_address, kind, params, language, about, next_try_at)
      select letter.id, letter.email, letter.kind, letter.params, letter.language, letter.about,
        now() + make_interval(secs => coalesce(letter.waits, 0))
      from ${tableOf(`letter (${columns})`, rows)} where ${condition} and not ${unwanted} and not ${needless}`,
  }
}

/** Of `mails m`. Whoever sends one at this moment has it: then it is out. */
const waits = sql`(m.next_try_at > now() and m.attempts = 0 and m.held_until is null)`

const overtake = (
  letters: readonly { about: string | undefined; kind: string }[],
  condition: RawBuilder<unknown>,
) => sql`
  overtaken_mails as (
    delete from mails m using ${tableOf("o (about text, kind text)", letters)}
    where ${condition} and m.about = o.about and m.kind = o.kind and ${waits}
    returning m.id, m.about, m.kind, m.to_address)`

/**
 * What waits for somebody about these things does not go out.
 * @param overtaken kinds that the same statement supersedes: of one row only one of the two would hear
 */
export const withdrawPart = (
  email: string,
  abouts: readonly string[],
  overtaken: readonly string[],
): StatementPart => ({
  write: (condition) => sql`
    delete from mails m
    where ${condition} and m.about = any(${abouts}::text[]) and m.kind <> all(${overtaken}::text[])
      and m.to_address = ${email} and ${waits}`,
})

/** Its reader has not heard of what it takes back: that letter has just been overtaken, and there was no other. */
const isNeedless = sql`(
  exists (select from overtaken_mails o
    where o.about = letter.about and o.kind = letter.takes_back and o.to_address = letter.email)
  and not exists (select from mails m where m.about = letter.about and m.kind = letter.takes_back
    and m.to_address = letter.email and m.id not in (select id from overtaken_mails)))`

/** Takes what is due, longest waiting first, and holds it for `seconds`: no other node has it meanwhile. */
export const lockDueMails = async (db: Db, most: number, seconds: number): Promise<MailRow[]> => {
  const { rows } = await sql<MailRow>`
    with due as materialized (
      select id from mails where next_try_at <= now() and (held_until is null or held_until <= now())
      order by next_try_at limit ${most} for update skip locked)
    update mails m set held_until = now() + make_interval(secs => ${seconds}), attempts = m.attempts + 1
    from due where m.id = due.id returning m.*`.execute(db)
  return rows
}

/** Milliseconds until the next mail of those that wait for another try; null where there is none. */
export const msUntilDue = async (db: Db): Promise<number | null> => {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_try_at) - now()) * 1000)::float8 as ms from mails where next_try_at > now()`.execute(
    db,
  )
  return rows[0]!.ms
}

const settled = { next_try_at: null, held_until: null }

export const markSent = (db: Db, id: string) =>
  db
    .updateTable("mails")
    .set({ ...settled, sent_at: sql`now()`, fault: null })
    .where("id", "=", id)
    .execute()

export const markRefused = (db: Db, id: string, fault: string | null) =>
  db
    .updateTable("mails")
    .set({ ...settled, fault })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute()

/** Unless it is out already: by a node that took it when this one seemed dead. */
export const postpone = (db: Db, id: string, { fault, seconds }: { fault: string; seconds: number }) =>
  db
    .updateTable("mails")
    .set({ next_try_at: sql`now() + make_interval(secs => ${seconds})`, held_until: null, fault })
    .where("id", "=", id)
    .where("next_try_at", "is not", null)
    .execute()

/** As if they had not been taken; unless another node has taken them meanwhile, which shows in the count of tries. */
export const requeue = (db: Db, mails: readonly Pick<MailRow, "id" | "attempts">[]) =>
  sql`update mails m set held_until = null, attempts = m.attempts - 1
    from unnest(${mails.map(({ id }) => id)}::text[], ${mails.map(({ attempts }) => attempts)}::int[]) h (id, attempts)
    where m.id = h.id and m.attempts = h.attempts`.execute(db)

/** What a sender holds that is known to be dead. */
export const releaseMails = (db: Db) =>
  db
    .updateTable("mails")
    .set({ held_until: null })
    .where("next_try_at", "is not", null)
    .where("held_until", "is not", null)
    .execute()

export const findMail = (db: Db, id: string): Promise<MailRow | undefined> =>
  db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst()

/** Newest first. */
export const listLatestMails = (db: Db, to: string | undefined, most: number): Promise<MailRow[]> => {
  const rows = db.selectFrom("mails").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(most)
  return (to ? rows.where("to_address", "=", to) : rows).execute()
}
