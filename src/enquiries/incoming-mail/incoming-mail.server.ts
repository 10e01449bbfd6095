// A mail that answers one of ours finds its thread by the reference in the subject and the address of who wrote it. All else is
// left to who reads the mailbox, which has it too (docs/decisions/0078).
import { createHash } from "node:crypto"
import PostalMime, { type Email } from "postal-mime"
import type { Db } from "../../platform/database/database.server.ts"
import { defaultLanguage } from "../../platform/language/language.ts"
import { visibleText } from "../../platform/visible-text.rules.ts"
import { insertEntries } from "../desk-entries/desk-entry.queries.server.ts"
import { MAX_ENTRY_TEXT } from "../desk-entries/desk-entry.schema.ts"
import { changeGrievances } from "../grievance/desk/grievance-desk.queries.server.ts"
import { reopenForIncoming } from "../inbox/inbox-answers.server.ts"
import { textOfHtml } from "./html-text.server.ts"
import { countIncoming, lockAnswered } from "./incoming-mail.queries.server.ts"
import { isAutomatic, namesIn, withoutQuotation } from "./incoming-mail.rules.ts"
import { incomingMailTexts } from "./texts.ts"

/** A tree of parts that nobody's mail program makes. */
const MAX_NESTING = 30
const MAX_HEADER_BYTES = 256 * 1024
/** Two programs that answer each other would fill a thread. */
const MAX_A_DAY = 20

/** `known`: it is in the thread already. `unplaced`: it answers nothing of ours that its sender wrote. */
export type IncomingOutcome = "entered" | "known" | "unplaced"

export const enterMail = async (db: Db, raw: Uint8Array, now: Date): Promise<IncomingOutcome> => {
  const mail = await readMail(raw)
  if (!mail) return "unplaced"
  return db.transaction().execute(async (trx) => {
    const found = await lockAnswered(trx, mail.names, mail.from)
    if (!found) return "unplaced"
    const about = found.kind === "submission" ? { submission_id: found.id } : { grievance_id: found.id }
    const { is_entered, of_last_day } = await countIncoming(trx, about, { digest: mail.digest, now })
    if (is_entered) return "known"
    if (of_last_day >= MAX_A_DAY) return "unplaced"
    if (found.kind === "submission") await reopenForIncoming(trx, found)
    else await changeGrievances(trx, [found.id], { asked_at: null })
    const entry = { kind: "incoming" as const, body: mail.body, mail_digest: mail.digest }
    await insertEntries(trx, [{ ...about, ...entry, author_id: null, created_at: now }])
    return "entered"
  })
}

/** Undefined where it cannot be an answer that somebody wrote. */
const readMail = async (raw: Uint8Array) => {
  const parsed = await PostalMime.parse(raw, {
    maxNestingDepth: MAX_NESTING,
    maxHeadersSize: MAX_HEADER_BYTES,
  }).catch(() => undefined)
  const from = parsed?.from?.address
  const names = namesIn(parsed?.subject ?? "")
  if (!parsed || !from || names.length === 0 || isAutomatic(parsed.headers)) return undefined
  const body = bodyOf(parsed)
  if (body === "") return undefined
  const digest = createHash("sha256")
    .update(parsed.messageId ?? raw)
    .digest("hex")
  return { from, names, body, digest }
}

/** What was written, as much as an entry holds, and what else has come. */
const bodyOf = ({ text, html, attachments }: Email) => {
  const t = incomingMailTexts.in(defaultLanguage)
  const written = visibleText(withoutQuotation(text?.trim() ? text : textOfHtml(html ?? ""))).trim()
  const isCut = written.length > MAX_WRITTEN
  return [
    // No character of two halves is cut in two.
    isCut ? written.slice(0, MAX_WRITTEN).replace(/[\ud800-\udbff]$/, "") : written,
    isCut && t.cut,
    attachments.length > 0 && t.attached(attachments.length),
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** Our own words below it have room. */
const MAX_WRITTEN = MAX_ENTRY_TEXT - 200
