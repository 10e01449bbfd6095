// Each minute the team is told of messages that have been held since it was told last; once an hour at most, so that one who
// writes to hundreds of people does not fill the mailbox.
import { brand } from "../../brand.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { defaultLanguage } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { messageHeld } from "./held-message.notifications.server.ts"
import { markAnnounced } from "./held-message.queries.server.ts"

const HOUR_MS = 3_600_000
const team = { email: brand.emails.support, language: defaultLanguage }

/** Whether a mail was queued. */
export const mailHeld = (db: Db, now: Date) =>
  db.transaction().execute(async (trx) => {
    const count = await markAnnounced(trx, { now, since: new Date(now.getTime() - HOUR_MS) })
    if (count > 0) await queueMail(trx, messageHeld, { count }, team)
    return count > 0
  })

export const heldMessageJobs: Jobs = {
  mail_held_messages: async (_payload, { db, clock }) => {
    await mailHeld(db, clock())
  },
}

export const heldMessageSchedules = ["* * * * * mail_held_messages"]
