// Mail goes through an outbox: the row and its job stand in the transaction that causes the mail, the worker words and
// sends it after that, in the receiver's language. At least once, with a stable Message-ID, so that a second copy is
// recognised; tried until its words are cleared away (mail-keeping.server.ts). Without SMTP (demo) the row is the mail.
import type { Selectable } from "kysely"
import { createTransport } from "nodemailer"
import { z } from "zod"
import type { DB } from "../../../db/types.ts"
import { brand } from "../../brand.ts"
import type { Db } from "../database/database.server.ts"
import { newId } from "../id.ts"
import { type Jobs, jobCall } from "../jobs.server.ts"
import { type Kind, kindNamed, paramsOf } from "../words/kinds.ts"
import { type Language, languageNamed } from "../words/language.ts"
import { tidyMails } from "./mail-keeping.server.ts"
import { letterHtml, letterText } from "./mail-letter.ts"

export interface Receiver {
  email: string
  language: Language
}

/** @param kind one that has a letter; what it says is made from the params when it is sent */
export const queueMail = async <P extends object>(
  db: Db,
  { kind }: Kind<P>,
  params: P,
  { email, language }: Receiver,
) => {
  const id = newId()
  const mail = { id, to_address: email, kind, params: JSON.stringify(params), language }
  await db
    .with("mail", (kept) => kept.insertInto("mails").values(mail))
    .selectNoFrom(jobCall("post_mail", { id }).as("job"))
    .execute()
}

/** Well below the three minutes after which the worker that sends it is taken for dead. */
const LONGEST_SENDING_MS = 60_000

export const mailJobs = (smtpUrl: string | undefined, from: string, longestSending = LONGEST_SENDING_MS): Jobs => {
  // A mail server that does not answer must not hold one of the worker's two hands for the ten minutes it may by default.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
  const transport = smtpUrl ? createTransport({ url: smtpUrl, ...patience }) : undefined
  const jobs: Jobs = {
    post_mail: async (payload, { db, clock, log, publicUrl }) => {
      if (!transport) return
      const { id } = z.object({ id: z.string() }).parse(payload)
      const mail = await db
        .selectFrom("mails")
        .selectAll()
        .where("id", "=", id)
        .where("sent_at", "is", null)
        .executeTakeFirst()
      const words = mail && wordsOfMail(mail, publicUrl)
      // A node of a newer version may know its kind: tried again, not taken for done.
      if (mail?.params && !words) throw new Error(`No letter is known for the kind ${mail.kind}.`)
      if (!words) return
      const messageId = `<${mail.id}@${brand.emails.general.split("@")[1]}>`
      const fault = await transport
        .sendMail({
          from,
          to: mail.to_address,
          ...words,
          messageId,
          // Whoever says a little now and then is never silent for as long as the socket's own limit.
          signal: AbortSignal.timeout(longestSending),
        })
        .then(
          () => undefined,
          (error: unknown) => error,
        )
      if (isNobody(fault)) return log.warn({ part: "mails" }, `no such address: ${bareFault(fault)}`)
      if (fault) throw new Error(bareFault(fault))
      await db.updateTable("mails").set({ sent_at: clock() }).where("id", "=", id).execute()
    },
    tidy_mails: async (_payload, { db, clock, log }) => {
      const unsent = await tidyMails(db, clock())
      if (transport && unsent > 0) log.error({ part: "mails", unsent }, "mails given up: not sent within 14 days")
    },
  }
  // As older versions queue it. They would take a mail without written words for done, so ours has a name of its own.
  return { ...jobs, send_mail: jobs.post_mail! }
}

type MailRow = Selectable<DB["mails"]>

/** Undefined for one that has lost its words to time. A mail from before there were kinds has them written out. */
const wordsOfMail = (mail: MailRow, publicUrl: string) => {
  if (mail.text) return { subject: mail.subject, text: mail.text, html: mail.html }
  const { letter: made } = kindNamed(mail.kind) ?? {}
  if (!made || mail.params === null) return undefined
  const language = languageNamed(mail.language)
  const letter = made(paramsOf(mail), language, publicUrl)
  return { subject: letter.subject, text: letterText(letter, language), html: letterHtml(letter, language) }
}

/** A server's answer may name the person it is about ("550 <meera@…>: User unknown"), and would stand in the log and the job. */
const bareFault = (error: unknown) => {
  const { code, originalCode, responseCode, command } = error as Record<string, unknown>
  return `The mail was not sent: ${[code, originalCode, responseCode, command].filter(Boolean).join(", ")}`
}

/** Refused for good because of whom it is for: asking on for days would only spoil the sender's name. */
const isNobody = (error: unknown) => {
  const { responseCode, command } = (error ?? {}) as Record<string, unknown>
  return command === "RCPT TO" && Number(responseCode) >= 550 && Number(responseCode) < 560
}

/** In the small hours of India. */
export const mailClock = ["10 22 * * * tidy_mails"]

/** What /dev/mailbox shows: newest first, with the links of the text. */
export const listMails = async (db: Db, publicUrl: string, to?: string) => {
  let rows = db.selectFrom("mails").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").limit(100)
  if (to) rows = rows.where("to_address", "=", to.toLowerCase())
  return (await rows.execute()).map((mail) => {
    const words = wordsOfMail(mail, publicUrl) ?? { subject: mail.subject, text: "", html: "" }
    const links = [...new Set(words.text.match(/https?:\/\/[^\s<>]+/g) ?? [])]
    return { to: mail.to_address, ...words, links, sent_at: (mail.sent_at ?? mail.created_at).toISOString() }
  })
}
