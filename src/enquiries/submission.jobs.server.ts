// A service opens by a change of the catalogue, however that is made; a scheduled job finds it and mails those on its waiting list.

import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../platform/database/locks.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { languageNamed } from "../platform/language/language.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { serviceOpened } from "./submission.notifications.server.ts"
import { findOpenedService, lockUnnotified, markNotified, wasNotified } from "./submission.queries.server.ts"
import { mailboxOf } from "./submission.rules.ts"

const BATCH = 50

/** @returns how many rows were processed. A mailbox gets one mail about each service, however many rows it has. */
export const notifyOfOpenServices = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => notifyBatch(batch, size, now)))

const notifyBatch = async (db: Db, size: number, now: Date) => {
  const unnotified = await lockUnnotified(db, size)
  for (const waiting of unnotified) {
    // Another node may have locked another row of the same mailbox.
    await takeAdvisoryLock(db, "address", mailboxOf(waiting.email.toLowerCase()))
    const opened = await findOpenedService(db, waiting.waits_for)
    if (!opened) continue
    if (!(await wasNotified(db, waiting))) {
      const receiver = { email: waiting.email, language: languageNamed(waiting.language) }
      await queueMail(db, serviceOpened, opened, receiver)
    }
    await markNotified(db, waiting.id, now)
  }
  return unnotified.length
}

export const submissionJobs: Jobs = {
  tell_of_open_services: async (_payload, { db, clock }) => {
    await notifyOfOpenServices(db, clock())
  },
}

export const submissionSchedules = ["*/10 * * * * tell_of_open_services"]
