// What the clock does with papers: deletes the files of those that were decided a while ago, and tells their owners before an
// approval ends, from any one node.
import { notification, notificationsOf } from "../../notifications/notify.server.ts"
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { runAsOneStatement } from "../../platform/database/statement-parts.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { paperEnding } from "./paper.notifications.server.ts"
import { dropFiles, type EndingPaper, lockEnding, markWarned } from "./paper.queries.server.ts"
import { WARNING_DAYS } from "./paper.rules.ts"
import { releaseFiles } from "./paper-files.server.ts"
import { FILE_DAYS } from "./paper-retention.rules.ts"

/** Small, because whoever wants to change one of them waits for all. */
const BATCH = 50

/** How many were deleted. */
export const dropPaperFiles = (db: Db, now: Date) =>
  inBatches(BATCH, (size) =>
    db.transaction().execute(async (batch) => {
      const files = await dropFiles(batch, new Date(now.getTime() - FILE_DAYS * DAY_MS), size)
      await releaseFiles(batch, files, now)
      return files.length
    }),
  )

/** How many were told. */
export const warnOfEnding = (db: Db, now: Date) =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => warnBatch(batch, size, now)))

const warnBatch = async (db: Db, size: number, now: Date) => {
  const ending = await lockEnding(db, now, WARNING_DAYS, size)
  if (ending.length === 0) return 0
  const marked = await markWarned(db, ending, now)
  const warned = ending.filter(({ id }) => marked.has(id))
  await runAsOneStatement(db, notificationsOf(warned.map(warningOf), now))
  return warned.length
}

const warningOf = ({ id, kind, title, valid_until, owner }: EndingPaper) =>
  notification(paperEnding, { paper_id: id, check: kind, title, valid_until: valid_until.toISOString() }, [
    { ...owner, side: "professional" },
  ])

export const paperJobs: Jobs = {
  drop_paper_files: async (_payload, { db, clock }) => {
    await dropPaperFiles(db, clock())
  },
  warn_of_ending_papers: async (_payload, { db, clock }) => {
    await warnOfEnding(db, clock())
  },
}

export const paperSchedules = ["23 * * * * drop_paper_files", "*/30 * * * * warn_of_ending_papers"]
