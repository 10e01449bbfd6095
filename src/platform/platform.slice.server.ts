// What the ground itself keeps, and what it has to do when the clock asks for it: forget what has served its time.
import { forgetOldKeys } from "./api/idempotency.server.ts"
import { forgetOldCounts } from "./http/limits.server.ts"
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
    forget_old_keys: async (_payload, { db, clock }) => forgetOldKeys(db, clock()),
    forget_old_counts: async (_payload, { db, clock }) => forgetOldCounts(db, clock()),
  },
  schedules: [...mailSchedules, "17 * * * * forget_old_keys", "19 * * * * forget_old_counts"],
})
