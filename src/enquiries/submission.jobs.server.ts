// A service opens by a change of the catalogue, however that is made; a scheduled job finds it and mails those on its waiting list.

import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../platform/database/locks.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { languageNamed } from "../platform/language/language.ts"
import { queueMail } from "../platform/mail/mail.server.ts"
import { serviceOpened } from "./submission.notifications.server.ts"
import { findOpenedService, listUnnotified, markNotified, type WaitingMailbox } from "./submission.queries.server.ts"

const BATCH = 50

/** @returns how many were due. A mailbox gets one mail about each service, however many rows it has. */
export const notifyOfOpenServices = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => notifyBatch(batch, size, now)))

const notifyBatch = async (db: Db, size: number, now: Date) => {
  const due = await listUnnotified(db, size)
  for (const waiting of inLockOrder(due)) {
    // Another node may have found the same one.
    await takeAdvisoryLock(db, "address", waiting.mailbox)
    const opened = await findOpenedService(db, waiting.waits_for)
    const receiver = opened && (await markNotified(db, waiting, now))
    if (!receiver) continue
    const { email, language } = receiver
    await queueMail(db, serviceOpened, opened, { email, language: languageNamed(language) })
  }
  return due.length
}

const inLockOrder = (due: readonly WaitingMailbox[]) =>
  due.toSorted((one, other) => (one.mailbox < other.mailbox ? -1 : Number(one.mailbox > other.mailbox)))

export const submissionJobs: Jobs = {
  tell_of_open_services: async (_payload, { db, clock }) => {
    await notifyOfOpenServices(db, clock())
  },
}

export const submissionSchedules = ["*/10 * * * * tell_of_open_services"]
