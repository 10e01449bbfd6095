// What is done about mails when the clock asks for it, and the jobs by which older versions had them sent.
import { z } from "zod"
import type { Jobs } from "../jobs.server.ts"
import { adoptMail } from "./mail.queries.server.ts"
import { wakeSenders } from "./mail.server.ts"
import { tidyMails } from "./mail-clearing.server.ts"

/** @param sends false where there is no mail server: what was not sent was not meant to be */
export const mailJobs = (sends: boolean): Jobs => {
  const adopt: Jobs[string] = async (payload, { db }) => {
    if (!sends) return
    await adoptMail(db, z.object({ id: z.string() }).parse(payload).id)
    wakeSenders()
  }
  return {
    tidy_mails: async (_payload, { db, clock, log }) => {
      const unsent = await tidyMails(db, clock())
      if (sends && unsent > 0) log.error({ part: "mails", unsent }, "mails given up: not sent within 14 days")
    },
    send_mail: adopt,
    post_mail: adopt,
  }
}

/** In the small hours of India. */
export const mailClock = ["10 22 * * * tidy_mails"]
