// How long mails are kept. A letter holds links that let somebody in, so its words go 14 days after it was sent (or was
// written, where nothing is sent); that there was one, to whom and when, goes after 90.
import { sql } from "kysely"
import { inBatches } from "./batches.server.ts"
import type { Db } from "./database.server.ts"

const DAY_MS = 86_400_000
const BATCH = 1000

export const tidyMails = async (db: Db, now: Date) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const old = sql`select id from mails where created_at < ${daysAgo(90)} limit ${BATCH}`
  await inBatches(BATCH, () => rowsOf(db, sql`delete from mails where id in (${old})`))
  const wordy = sql`select id from mails where created_at < ${daysAgo(14)}
    and coalesce(sent_at, created_at) < ${daysAgo(14)} and text <> '' limit ${BATCH}`
  await inBatches(BATCH, () => rowsOf(db, sql`update mails set text = '', html = '' where id in (${wordy})`))
}

const rowsOf = async (db: Db, write: ReturnType<typeof sql>) => Number((await write.execute(db)).numAffectedRows)
