// A service opens when the catalogue says so, by whatever hand; the clock notices it and writes to those who asked to be told.

import { sql } from "kysely"
import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { advisoryLock } from "../platform/database/locks.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { languageNamed } from "../platform/language/language.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { serviceOpened } from "./submission.notifications.server.ts"
import { findOpened, lockUnnotified, markNotified, wasNotified } from "./submission.queries.server.ts"
import { mailboxOf } from "./submission.rules.ts"

const BATCH = 50

/** How many rows were done with. A mailbox that has asked several times has one letter about each service. */
export const notifyOfOpenServices = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => tellBatch(batch, size, now)))

const tellBatch = async (db: Db, size: number, now: Date) => {
  const untold = await lockUnnotified(db, size)
  for (const waiting of untold) {
    // Another node may hold another row of the same mailbox.
    await sql`select ${advisoryLock("address", mailboxOf(waiting.email.toLowerCase()))}`.execute(db)
    if (!(await wasNotified(db, waiting))) {
      const receiver = { email: waiting.email, language: languageNamed(waiting.language) }
      await queueMail(db, serviceOpened, await findOpened(db, waiting.waits_for), receiver)
    }
    await markNotified(db, waiting.id, now)
  }
  return untold.length
}

export const submissionJobs: Jobs = {
  tell_of_open_services: async (_payload, { db, clock }) => {
    await notifyOfOpenServices(db, clock())
  },
}

export const submissionClock = ["*/10 * * * * tell_of_open_services"]
