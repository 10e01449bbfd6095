// The clock of messages: each minute whoever has not read something for ten minutes gets a mail with it, one a conversation
// until they have read; at night only before a visit.
import { notification, notificationsOf } from "../../notifications/notify.server.ts"
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { type Side, sides } from "../../platform/sides.rules.ts"
import { messagesUnread } from "./unread-mail.notifications.server.ts"
import { lockUnmailed, markMailed } from "./unread-mail.queries.server.ts"
import { unreadMailBounds } from "./unread-mail.rules.ts"

const BATCH = 50

/** How many conversations somebody was told of. */
export const mailUnread = async (db: Db, now: Date) => {
  let count = 0
  for (const side of sides)
    count += await inBatches(BATCH, (size) => db.transaction().execute((batch) => mailBatch(batch, side, size, now)))
  return count
}

const mailBatch = async (db: Db, side: Side, size: number, now: Date) => {
  const unread = await lockUnmailed(db, side, unreadMailBounds(now), size)
  if (unread.length === 0) return 0
  const told = unread.filter(({ reader }) => reader.is_reachable)
  const outgoing = told.map(({ id, reader, sender_name, unread: count, messages }) =>
    notification(messagesUnread, { conversation_id: id, sender_name, unread: count, messages }, [{ ...reader, side }]),
  )
  const ids = unread.map(({ id }) => id)
  await markMailed(db, side, ids, notificationsOf(outgoing, now))
  return unread.length
}

export const unreadMailJobs: Jobs = {
  mail_unread_messages: async (_payload, { db, clock }) => {
    await mailUnread(db, clock())
  },
}

export const unreadMailSchedules = ["* * * * * mail_unread_messages"]
