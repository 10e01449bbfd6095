// Mail goes through an outbox: the row is written in the transaction that causes the mail, and is the queue as well. It
// stores kind and params; the sender (mail-sender.server.ts) makes the texts from them, in the recipient's language. Without
// SMTP (demo) the row is the mail.
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

export interface MailRecipient {
  email: string
  language: Language
}

/** The senders of this process, woken after a commit of mails. */
const subscribers = new Set<() => void>()
const notifySenders = () => {
  for (const wake of subscribers) wake()
}

/** @param kind one with a mail; its texts are made from the params when it is sent */
export const queueMail = async <P extends object>(
  db: Db,
  { kind }: NotificationKind<P>,
  params: P,
  { email, language }: MailRecipient,
) => {
  await runAsOneStatement(db, [mailsOf([{ kind, params, email, language }])])
}

/**
 * The same for several, as part of the statement that makes the change.
 * @param skipCondition on rows called `new_mail` (account_id, topic): those that are not to be sent
 */
export const mailsOf = (mails: readonly NewMail[], skipCondition: RawBuilder<unknown> = sql`false`): StatementPart => ({
  ...mailsPart(mails, skipCondition),
  afterCommit: notifySenders,
})

/** Deletes the mails to somebody about these things that still wait: they know already. */
export const withdrawMails = (
  email: string,
  abouts: readonly string[],
  supersededKinds: readonly string[],
): StatementPart => withdrawPart(email, abouts, supersededKinds)

/** Until the returned function is called. */
export const onMailQueued = (wake: () => void) => {
  subscribers.add(wake)
  return () => void subscribers.delete(wake)
}

/** Undefined where the content has been deleted. Mails from before kinds existed store their texts. */
export const textsOfMail = (mail: MailRow, publicUrl: string) => {
  if (mail.text)
    return { subject: mail.subject, text: mail.text, html: mail.html, replyTo: undefined, calendar: undefined }
  if (mail.params === null) return undefined
  const language = languageNamed(mail.language)
  return textsOfRow(mail, ({ mail: makeContent }, params) => {
    const content = makeContent?.(params, language, publicUrl)
    return (
      content && {
        ...{
          subject: content.subject,
          text: mailText(content, language),
          html: mailHtml(content, language, publicUrl),
        },
        replyTo: content.replyTo,
        calendar:
          content.calendar &&
          invitationTo({ name: content.reader ?? mail.to_address, email: mail.to_address }, content.calendar),
      }
    )
  })
}

/** As a mail program shows it. */
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
