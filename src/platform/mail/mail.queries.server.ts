// The only SQL over mails, except for their retention (mail.jobs.server.ts). A mail to be sent has a `next_try_at`; it has
// none once it was sent, was refused permanently, or has lost its content. All times are the database's: nodes' clocks differ.
import { type RawBuilder, type Selectable, sql } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Db } from "../database/database.server.ts"
import { type StatementPart, tableOf } from "../database/statement-parts.server.ts"
import { newId } from "../id.ts"
import type { Language } from "../language/language.ts"

export type MailRow = Selectable<DB["mails"]>

export interface NewMail {
  /** With the topic, for the recipient's notification choices. */
  account_id?: string
  topic?: string | undefined
  email: string
  language: Language
  kind: string
  params: object
  /** The id of what it is about. */
  about?: string | undefined
  /** Seconds before it is due. */
  delay_seconds?: number | undefined
  /** Kinds of mails about the same thing, to anybody, that are deleted while they wait. */
  supersedes?: readonly string[] | undefined
  /** One of those kinds: a recipient whose mail of it was deleted unsent does not get this one either. */
  skip_if_unsent?: string | undefined
}

/** @param skipCondition on rows called `new_mail`: those that are not to be sent */
export const mailsPart = (mails: readonly NewMail[], skipCondition: RawBuilder<unknown>): StatementPart => {
  const columns = `id text, account_id text, topic text, email text, language text, kind text, params jsonb, about text,
    delay_seconds float8, skip_if_unsent text`
  const rows = mails.map(({ supersedes: _, ...mail }) => ({ ...mail, id: newId() }))
  const superseded = mails.flatMap(({ about, supersedes = [] }) => supersedes.map((kind) => ({ about, kind })))
  const isSkippedUnsent = mails.some(({ skip_if_unsent }) => skip_if_unsent) ? unsentCondition : sql`false`
  return {
    ...(superseded.length > 0 && { before: (condition) => supersedeMails(superseded, condition) }),
    write: (condition) => sql`
      insert into mails (id, to_address, kind, params, language, about, next_try_at)
      select new_mail.id, new_mail.email, new_mail.kind, new_mail.params, new_mail.language, new_mail.about,
        now() + make_interval(secs => coalesce(new_mail.delay_seconds, 0))
      from ${tableOf(`new_mail (${columns})`, rows)} where ${condition} and not ${skipCondition} and not ${isSkippedUnsent}`,
  }
}

/** On `mails m`; one that is being sent does not wait any more. */
const waitingCondition = sql`(m.next_try_at > now() and m.attempts = 0 and m.held_until is null)`

const supersedeMails = (
  superseded: readonly { about: string | undefined; kind: string }[],
  condition: RawBuilder<unknown>,
) => sql`
  superseded_mails as (
    delete from mails m using ${tableOf("s (about text, kind text)", superseded)}
    where ${condition} and m.about = s.about and m.kind = s.kind and ${waitingCondition}
    returning m.id, m.about, m.kind, m.to_address)`

/**
 * Deletes the mails to somebody about these things that still wait.
 * @param supersededKinds kinds that the same statement deletes by `supersedes`: a row can be deleted only once
 */
export const withdrawPart = (
  email: string,
  abouts: readonly string[],
  supersededKinds: readonly string[],
): StatementPart => ({
  write: (condition) => sql`
    delete from mails m
    where ${condition} and m.about = any(${abouts}::text[]) and m.kind <> all(${supersededKinds}::text[])
      and m.to_address = ${email} and ${waitingCondition}`,
})

/** The mail that it cancels out has just been deleted unsent, and the recipient was sent no other of its kind. */
const unsentCondition = sql`(
  exists (select from superseded_mails s
    where s.about = new_mail.about and s.kind = new_mail.skip_if_unsent and s.to_address = new_mail.email)
  and not exists (select from mails m where m.about = new_mail.about and m.kind = new_mail.skip_if_unsent
    and m.to_address = new_mail.email and m.id not in (select id from superseded_mails)))`

/** Locks due mails, longest waiting first, against other nodes for so many seconds. */
export const lockDueMails = async (db: Db, limit: number, seconds: number): Promise<MailRow[]> => {
  const { rows } = await sql<MailRow>`
    with due as materialized (
      select id from mails where next_try_at <= now() and (held_until is null or held_until <= now())
      order by next_try_at limit ${limit} for update skip locked)
    update mails m set held_until = now() + make_interval(secs => ${seconds}), attempts = m.attempts + 1
    from due where m.id = due.id returning m.*`.execute(db)
  return rows
}

/** Milliseconds until the next mail is due; null where none is waiting. */
export const msUntilDue = async (db: Db): Promise<number | null> => {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_try_at) - now()) * 1000)::float8 as ms from mails where next_try_at > now()`.execute(
    db,
  )
  return rows[0]!.ms
}

/** What a link or a code of a mail opens is its recipient's alone, so it stays no longer than sending needs it. */
const withoutKeys = sql<MailRow["params"]>`params - array['token', 'code']`
const finished = { next_try_at: null, held_until: null, params: withoutKeys }

export const markSent = (db: Db, id: string) =>
  db
    .updateTable("mails")
    .set({ ...finished, sent_at: sql`now()`, fault: null })
    .where("id", "=", id)
    .execute()

export const markRefused = (db: Db, id: string, fault: string | null) =>
  db
    .updateTable("mails")
    .set({ ...finished, fault })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute()

/** Unless another node, which took this one for dead, has sent it. */
export const postpone = (db: Db, id: string, { fault, seconds }: { fault: string; seconds: number }) =>
  db
    .updateTable("mails")
    .set({ next_try_at: sql`now() + make_interval(secs => ${seconds})`, held_until: null, fault })
    .where("id", "=", id)
    .where("next_try_at", "is not", null)
    .execute()

/** Undoes lockDueMails; unless another node has locked them meanwhile, which shows in `attempts`. */
export const requeue = (db: Db, mails: readonly Pick<MailRow, "id" | "attempts">[]) =>
  sql`update mails m set held_until = null, attempts = m.attempts - 1
    from unnest(${mails.map(({ id }) => id)}::text[], ${mails.map(({ attempts }) => attempts)}::int[]) h (id, attempts)
    where m.id = h.id and m.attempts = h.attempts`.execute(db)

/** Locks of a sender that is known to be dead. */
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
export const listLatestMails = (db: Db, to: string | undefined, limit: number): Promise<MailRow[]> => {
  const rows = db.selectFrom("mails").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(limit)
  return (to ? rows.where("to_address", "=", to) : rows).execute()
}
