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
import { isAutomatic, isPlainFrom, namesIn, withoutQuotation } from "./incoming-mail.rules.ts"
import { incomingMailTexts } from "./texts.ts"

/**
 * Reading a mail costs far more than its bytes where it is all lines or all parts, so it is bounded before it is walked. What is
 * written stands first; what is cut off are files.
 */
const MAX_READ = { headers: 32 * 1024, bytes: 256 * 1024, lines: 4_000, nesting: 30 }
/** Two programs that answer each other would fill a thread. */
const MAX_A_DAY = 20

/** `known`: it is in the thread already. `unplaced`: it answers nothing of ours that its sender wrote. */
export type IncomingOutcome = "entered" | "known" | "unplaced"

export const enterMail = async (db: Db, raw: Uint8Array, now: Date): Promise<IncomingOutcome> => {
  const head = await readHead(raw)
  if (!head) return "unplaced"
  return db.transaction().execute(async (trx) => {
    const found = await lockAnswered(trx, head.names, head.from)
    if (!found) return "unplaced"
    const { submission, grievance } = found
    const about = submission ? { submission_id: submission.id } : { grievance_id: grievance.id }
    const { is_entered, of_last_day } = await countIncoming(trx, about, { digest: head.digest, now })
    if (is_entered) return "known"
    const body = of_last_day < MAX_A_DAY && (await readBody(raw))
    if (!body) return "unplaced"
    if (submission) await reopenForIncoming(trx, submission, now)
    else await changeGrievances(trx, [grievance.id], { asked_at: null })
    const entry = { kind: "incoming" as const, body, mail_digest: head.digest }
    await insertEntries(trx, [{ ...about, ...entry, author_id: null, created_at: now }])
    return "entered"
  })
}

/** Undefined where it cannot be an answer that somebody wrote. */
const readHead = async (raw: Uint8Array) => {
  const mail = await parse(headOf(raw))
  const from = mail?.from?.address
  const names = namesIn(mail?.subject ?? "")
  if (!mail || !from || names.length === 0 || isAutomatic(mail.headers) || !isPlainFrom(mail.headers, from))
    return undefined
  const digest = createHash("sha256").update(mail.messageId ?? raw)
  return { from, names, digest: digest.digest("hex") }
}

const readBody = async (raw: Uint8Array) => {
  const end = endOfLines(raw, MAX_READ.lines, MAX_READ.bytes)
  const mail = await parse(raw.subarray(0, end))
  return mail && bodyOf(mail, end === raw.length)
}

const parse = (raw: Uint8Array) =>
  PostalMime.parse(raw, {
    maxNestingDepth: MAX_READ.nesting,
    maxHeadersSize: MAX_READ.headers,
    maxRfc822NestingDepth: 1,
  }).catch(() => undefined)

/** Up to the first empty line. */
const headOf = (raw: Uint8Array) => {
  const bounded = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, MAX_READ.headers))
  const ends = ["\r\n\r\n", "\n\n"].map((blank) => bounded.indexOf(blank)).filter((at) => at !== -1)
  return bounded.subarray(0, ends.length > 0 ? Math.min(...ends) : bounded.length)
}

/** Where so many lines end, or so many bytes. */
const endOfLines = (raw: Uint8Array, lines: number, bytes: number) => {
  const end = Math.min(raw.length, bytes)
  let at = 0
  for (let count = 0; count < lines && at < end; count++) {
    const next = raw.indexOf(0x0a, at)
    if (next === -1) return end
    at = next + 1
  }
  return Math.min(at, end)
}

/** What was written, as much as an entry holds, and what else has come. */
const bodyOf = ({ text, html, attachments }: Email, isWhole: boolean) => {
  const t = incomingMailTexts.in(defaultLanguage)
  const written = visibleText(withoutQuotation(text?.trim() ? text : textOfHtml(html ?? ""))).trim()
  const isCut = written.length > MAX_WRITTEN
  return [
    // No character of two halves is cut in two.
    isCut ? written.slice(0, MAX_WRITTEN).replace(/[\ud800-\udbff]$/, "") : written,
    isCut && t.cut,
    isWhole ? attachments.length > 0 && t.attached(attachments.length) : t.more,
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** Our own words below it have room. */
const MAX_WRITTEN = MAX_ENTRY_TEXT - 200
