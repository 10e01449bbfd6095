// What is done about mails when the clock asks for it.
import type { Jobs } from "../jobs.server.ts"
import { tidyMails } from "./mail-clearing.server.ts"

/** @param sends false where there is no mail server: what was not sent was not meant to be */
export const mailJobs = (sends: boolean): Jobs => ({
  tidy_mails: async (_payload, { db, clock, log }) => {
    const unsent = await tidyMails(db, clock())
    if (sends && unsent > 0) log.error({ part: "mails", unsent }, "mails given up: not sent within 14 days")
  },
})

/** In the small hours of India. */
export const mailClock = ["10 22 * * * tidy_mails"]
