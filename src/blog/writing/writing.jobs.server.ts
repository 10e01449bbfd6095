// Publishes what was scheduled, each minute, from any one node: what a longer outage left behind as soon as it is over.
import { notify } from "../../notifications/notify.server.ts"
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { showText } from "../posts/post-saving.server.ts"
import { savedTextOf } from "./saved-text.ts"
import { postPublished } from "./writing.notifications.server.ts"
import { findVersion, lockDue, markPublished } from "./writing.queries.server.ts"

const BATCH = 20

/** How many were published. */
export const publishDue = (db: Db, now: Date) =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => publishBatch(batch, size, now)))

const publishBatch = async (db: Db, size: number, now: Date) => {
  const due = await lockDue(db, now, size)
  for (const { id, title, submitted_version: version, scheduled_for, author, side } of due) {
    const text = await findVersion(db, id, version)
    if (text) await showText({ db, clock: () => now }, id, savedTextOf(text))
    await markPublished(db, id, { version, now: scheduled_for })
    if (author?.is_reachable) await notify(db, postPublished, { post_id: id, title }, [{ ...author, side }], now)
  }
  return due.length
}

export const writingJobs: Jobs = {
  publish_scheduled_posts: async (_payload, { db, clock }) => {
    await publishDue(db, clock())
  },
}

export const writingSchedules = ["* * * * * publish_scheduled_posts"]
