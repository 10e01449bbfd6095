// Reports of reviews and projects: complaints about something on the site that name it by its id. One decision answers all that
// wait about it; whoever does not agree takes theirs a level further, and it waits again.
import { sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import { isoInstantMs } from "../../../platform/database/statement-parts.server.ts"
import { type Language, languageNamed } from "../../../platform/language/language.ts"
import { queueMail } from "../../../platform/mail/mail.server.ts"
import { insertEntries } from "../../desk-entries/desk-entry.queries.server.ts"
import { listReportsAnswered, markReportsAnswered } from "../grievance.queries.server.ts"
import { reportAnswered, reportReversed } from "./report.notifications.server.ts"
import type { ReportResult } from "./report.schema.ts"
import { reportMailTexts } from "./texts.ts"

/** Nobody has decided about it. Of a row of grievances; what it names may be gone. */
export const openReport = (grievance = "g") =>
  sql<boolean>`(${sql.ref(`${grievance}.reported_id`)} is not null and ${sql.ref(`${grievance}.status`)} = 'open')`

/** What waits of an item, the oldest first. @param id the column of the item's id */
export const reportsOf = (id: string) => sql`(select coalesce(json_agg(json_build_object('id', g.id, 'ticket', g.ticket,
    'name', g.name, 'message', g.message, 'level', g.level, 'is_spam', g.is_spam,
    'created_at', ${isoInstantMs("g.created_at")}) order by g.id), '[]')
  from grievances g where g.reported_id = ${sql.ref(id)} and ${openReport()})`

/** Undefined where there is no such report of anything. */
export const findReportedId = async (db: Db, id: string) => {
  const { rows } = await sql<{ reported_id: string }>`
    select reported_id from grievances where id = ${id} and reported_id is not null`.execute(db)
  return rows[0]?.reported_id
}

/**
 * Answers all that wait, each by a mail to its sender. Called in the transaction of the decision, with the item locked.
 * @returns how many there were
 */
export const answerReports = async (
  db: Db,
  reportedId: string,
  { result, by, now }: { result: ReportResult; by: string; now: Date },
) => {
  const answered = await markReportsAnswered(db, reportedId, now)
  await enterReplies(db, answered, { body: (language) => reportMailTexts.in(language).answer[result], by, now })
  for (const { ticket, level, email, language } of onePerAddress(answered))
    await queueMail(db, reportAnswered, { ticket, level, result }, { email, language: languageNamed(language) })
  return answered.length
}

/**
 * Tells those who were answered that it is hidden that it is shown again. One that waits, because its sender has taken it
 * further, is answered by itself.
 * @param hiddenAt since when it was hidden
 * @returns how many there were
 */
export const reverseReports = async (
  db: Db,
  reportedId: string,
  { hiddenAt, by, now }: { hiddenAt: Date; by: string; now: Date },
) => {
  const told = await listReportsAnswered(db, reportedId, hiddenAt)
  await enterReplies(db, told, { body: (language) => reportMailTexts.in(language).reversed.answer, by, now })
  for (const { ticket, level, email, language } of onePerAddress(told))
    await queueMail(db, reportReversed, { ticket, level }, { email, language: languageNamed(language) })
  return told.length
}

interface Reply {
  body: (language: Language) => string
  by: string
  now: Date
}

/** What their senders read at the ticket. */
const enterReplies = (db: Db, reports: readonly { id: string; language: string }[], { body, by, now }: Reply) =>
  insertEntries(
    db,
    reports.map(({ id, language }) => ({
      grievance_id: id,
      kind: "reply" as const,
      body: body(languageNamed(language)),
      author_id: by,
      created_at: now,
    })),
  )

/** However many somebody sent about the same thing; anybody can name any address. Who has gone has none. */
const onePerAddress = <Row extends { email: string }>(rows: readonly Row[]) => [
  ...new Map(
    rows
      .filter(({ email }) => email !== "")
      .toReversed()
      .map((row) => [row.email.toLowerCase(), row]),
  ).values(),
]
