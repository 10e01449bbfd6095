// The retention of mails. Links and codes leave a row once its mail was sent (mail.queries.server.ts); its other content is
// deleted 14 days after that (or after it was written, where nothing is sent), the row with recipient and time after 90.

import { sql } from "kysely"
import { inBatches } from "../database/batches.server.ts"
import type { Db } from "../database/database.server.ts"
import { DAY_MS } from "../days.ts"
import type { Jobs } from "../jobs.server.ts"
import { MAIL_RETENTION_DAYS, MAIL_WORDS_RETENTION_DAYS } from "./mail-retention.rules.ts"

const BATCH = 1000

/** @returns how many lost their content unsent */
const tidyMails = async (db: Db, now: Date): Promise<number> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const old = sql`select id from mails where created_at < ${daysAgo(MAIL_RETENTION_DAYS)} limit ${BATCH}`
  await inBatches(BATCH, async () => {
    const { numAffectedRows } = await sql`delete from mails where id in (${old})`.execute(db)
    return Number(numAffectedRows)
  })
  const withText = sql`select id from mails where created_at < ${daysAgo(MAIL_WORDS_RETENTION_DAYS)}
    and coalesce(sent_at, created_at) < ${daysAgo(MAIL_WORDS_RETENTION_DAYS)} and (text <> '' or params is not null) limit ${BATCH}`
  let unsent = 0
  await inBatches(BATCH, async () => {
    const { rows } = await sql<{
      was_sent: boolean
    }>`update mails
      set text = '', html = '', params = null, next_try_at = null, held_until = null where id in (${withText})
      returning sent_at is not null as was_sent`.execute(db)
    unsent += rows.filter(({ was_sent }) => !was_sent).length
    return rows.length
  })
  return unsent
}

/** @param sends false where there is no mail server: then unsent mails are no fault */
export const mailJobs = (sends: boolean): Jobs => ({
  tidy_mails: async (_payload, { db, clock, log }) => {
    const unsent = await tidyMails(db, clock())
    if (sends && unsent > 0) log.error({ part: "mails", unsent }, "mails given up: not sent within 14 days")
  },
})

/** At night in India. */
export const mailSchedules = ["10 22 * * * tidy_mails"]
