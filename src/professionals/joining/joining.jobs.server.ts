// A profession opens when the catalogue says so, by whatever hand; the clock notices it and tells those who wait.
import { notify } from "../../notifications/notify.server.ts"
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { languageNamed } from "../../platform/language/language.ts"
import { professionOpened } from "./joining.notifications.server.ts"
import { lockUnnotified, markNotified } from "./joining.queries.server.ts"

const BATCH = 50

/** How many were told. */
export const notifyOpened = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => tellBatch(batch, size, now)))

const tellBatch = async (db: Db, size: number, now: Date) => {
  const untold = await lockUnnotified(db, size)
  for (const { account_id, email, language, full_name, service_name, cities } of untold) {
    const person = { account_id, email, language: languageNamed(language), side: "professional" as const }
    await notify(db, professionOpened, { service_name, cities, full_name }, [person], now)
  }
  await markNotified(db, untold, now)
  return untold.length
}

export const joiningJobs: Jobs = {
  tell_opened_professions: async (_payload, { db, clock }) => {
    await notifyOpened(db, clock())
  },
}

export const joiningSchedules = ["*/10 * * * * tell_opened_professions"]
