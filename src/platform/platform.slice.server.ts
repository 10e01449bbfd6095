// The tables of the platform itself, and its jobs, which delete rows past their retention.
import { deleteOldKeys } from "./api/idempotency.server.ts"
import { deleteOldCounts } from "./http/limits.server.ts"
import { mailJobs, mailSchedules } from "./mail/mail.jobs.server.ts"
import { platformData } from "./platform.personal.server.ts"
import type { Slice } from "./slice.server.ts"

export const platform: Slice = {
  name: "platform",
  description: "What every slice stands on",
  calls: [],
  tables: ["idempotency_keys", "rate_buckets", "mails"],
  personal: [platformData],
}

export const platformWork = (sendsMails: boolean): Pick<Slice, "jobs" | "schedules"> => ({
  jobs: {
    ...mailJobs(sendsMails),
    forget_old_keys: async (_payload, { db, clock }) => deleteOldKeys(db, clock()),
    forget_old_counts: async (_payload, { db, clock }) => deleteOldCounts(db, clock()),
  },
  schedules: [...mailSchedules, "17 * * * * forget_old_keys", "19 * * * * forget_old_counts"],
})
