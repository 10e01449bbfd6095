// A link that is mailed to somebody, or printed for the first administrator, and does one thing for who opens it. It says a
// secret that stands nowhere else: only its hash is kept. For how long each works and which page it opens stands here; what
// it does, and what is said where it does not work, in the folder it belongs to.
import type { Db } from "../../platform/database/database.server.ts"
import { type Language, pathIn } from "../../platform/language/language.ts"
import type { MailContent } from "../../platform/mail/mail-content.ts"
import { newSecret } from "../../platform/tokens.server.ts"
import { type LinkPurpose, type LinkRow, saveLink } from "./link.queries.server.ts"

interface LinkMailTexts {
  subject: string
  preview: string
  action: string
  closing: string
}

interface LinkMail {
  heading: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  /** Where the button leads. */
  url: string
}

/** A letter that is there for its one button: the link of a sign-up, of a new address, of a new password. */
export const linkMail = (
  { subject, preview, action, closing }: LinkMailTexts,
  { heading, paragraphs, facts = [], url }: LinkMail,
): MailContent => ({ subject, preview, heading, paragraphs, facts, action: { label: action, url }, closing })

const HOUR_MS = 3_600_000

const links: Record<LinkPurpose, { hours: number; page: string }> = {
  activate: { hours: 24, page: "/activate-account" },
  first_admin: { hours: 24, page: "/admin/set-password" },
  reset: { hours: 1, page: "/reset-password" },
  change_email: { hours: 24, page: "/confirm-email" },
}

/** @returns the token that it says */
export const makeLink = async (db: Db, link: LinkRow, now: Date) => {
  const token = newSecret()
  const expires_at = new Date(now.getTime() + links[link.purpose].hours * HOUR_MS)
  await saveLink(db, { ...link, created_at: now, expires_at }, token)
  return token
}

/** What stands in the address, in the order in which it is given. */
interface Says {
  token: string
  /** That of the account, or the one that is to become it. */
  email: string
  redirect?: string | undefined
  why?: string | undefined
}

interface LinkContext {
  publicUrl: string
  language: Language
}

export const linkAddress = (purpose: LinkPurpose, says: Says, { publicUrl, language }: LinkContext) => {
  const said = Object.entries(says).filter((one): one is [string, string] => Boolean(one[1]))
  return `${publicUrl}${pathIn(language, links[purpose].page)}?${new URLSearchParams(said)}`
}
