// Mail goes through an outbox: the row stands in the transaction that causes the mail, and is the queue as well. It keeps
// kind and params; whoever sends it (mail-sender.server.ts) words it then, in the receiver's language. Without SMTP (demo)
// the row is the mail.
import { type RawBuilder, sql } from "kysely"
import { invitationTo } from "../calendar-file.server.ts"
import type { Db } from "../database/database.server.ts"
import { runAsOneStatement, type StatementPart } from "../database/statement-parts.server.ts"
import { type Language, languageNamed } from "../language/language.ts"
import { type NotificationKind, textsOfRow } from "../language/notification-kinds.ts"
import {
  findMail,
  listLatestMails,
  type MailRow,
  mailsPart,
  type NewMail,
  withdrawPart,
} from "./mail.queries.server.ts"
import { mailHtml, mailText } from "./mail-content.ts"
import { mailTexts } from "./texts.ts"

export interface Receiver {
  email: string
  language: Language
}

/** Whoever sends in this process, to be told that there is something to send. */
const subscribers = new Set<() => void>()
const notifySenders = () => {
  for (const wake of subscribers) wake()
}

/** @param kind one that has a letter; what it says is made from the params when it is sent */
export const queueMail = async <P extends object>(
  db: Db,
  { kind }: NotificationKind<P>,
  params: P,
  { email, language }: Receiver,
) => {
  await runAsOneStatement(db, [mailsOf([{ kind, params, email, language }])])
}

/**
 * The same, several at once, as a piece of the statement that writes what they tell of.
 * @param unwanted of the rows called `letter` (account_id, topic), those that are not to be sent
 */
export const mailsOf = (letters: readonly NewMail[], unwanted: RawBuilder<unknown> = sql`false`): StatementPart => ({
  ...mailsPart(letters, unwanted),
  afterCommit: notifySenders,
})

/** What waits for somebody about these things does not go out: they know of it already. */
export const withdrawMails = (email: string, abouts: readonly string[], overtaken: readonly string[]): StatementPart =>
  withdrawPart(email, abouts, overtaken)

/** Until what it answers is called. */
export const onMailQueued = (wake: () => void) => {
  subscribers.add(wake)
  return () => void subscribers.delete(wake)
}

/** Undefined for one that has lost its words to time. A mail from before there were kinds has them written out. */
export const textsOfMail = (mail: MailRow, publicUrl: string) => {
  if (mail.text)
    return { subject: mail.subject, text: mail.text, html: mail.html, replyTo: undefined, calendar: undefined }
  if (mail.params === null) return undefined
  const language = languageNamed(mail.language)
  return textsOfRow(mail, ({ mail: made }, params) => {
    const letter = made?.(params, language, publicUrl)
    return (
      letter && {
        ...{
          subject: letter.subject,
          text: mailText(letter, language),
          html: mailHtml(letter, language, publicUrl),
        },
        replyTo: letter.replyTo,
        calendar:
          letter.calendar &&
          invitationTo({ name: letter.reader ?? mail.to_address, email: mail.to_address }, letter.calendar),
      }
    )
  })
}

/** One of them as a mail program shows it. */
export const readMailHtml = async (db: Db, publicUrl: string, id: string) => {
  const mail = await findMail(db, id)
  return mail && textsOfMail(mail, publicUrl)?.html
}

/** What /dev/mailbox shows: newest first, with the links of the text. */
export const listMails = async (db: Db, publicUrl: string, to?: string) =>
  (await listLatestMails(db, to?.toLowerCase(), 100)).map((mail) => {
    const { unknownMail } = mailTexts.in(languageNamed(mail.language))
    const without = mail.params === null ? { subject: mail.subject, text: "" } : unknownMail
    const {
      calendar: _calendar,
      replyTo: _replyTo,
      ...texts
    } = textsOfMail(mail, publicUrl) ?? {
      ...without,
      html: "",
      replyTo: undefined,
      calendar: undefined,
    }
    const links = [...new Set(texts.text.match(/https?:\/\/[^\s<>]+/g) ?? [])]
    return {
      id: mail.id,
      to: mail.to_address,
      ...texts,
      links,
      sent_at: (mail.sent_at ?? mail.created_at).toISOString(),
    }
  })
