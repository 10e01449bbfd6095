// Links that are mailed, or printed for the first administrator, each for one purpose. A link holds a secret of which only
// the hash is stored. How long each is valid and which page it opens is defined here; what it does, in its own folder. That of
// an invitation belongs to no account yet, so it stands in a table of its own.
import type { Db } from "../../platform/database/database.server.ts"
import { HOUR_MS } from "../../platform/days.ts"
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

/** A mail with one button: the link of a sign-up, of a new address, of a new password. */
export const linkMail = (
  { subject, preview, action, closing }: LinkMailTexts,
  { heading, paragraphs, facts = [], url }: LinkMail,
): MailContent => ({ subject, preview, heading, paragraphs, facts, action: { label: action, url }, closing })

/** With that of an invitation. */
type AnyPurpose = LinkPurpose | "admin_invitation"

const links: Record<AnyPurpose, { hours: number; page: string }> = {
  activate: { hours: 24, page: "/activate-account" },
  first_admin: { hours: 24, page: "/admin/set-password" },
  reset: { hours: 1, page: "/reset-password" },
  change_email: { hours: 24, page: "/confirm-email" },
  admin_invitation: { hours: 7 * 24, page: "/admin/invitation" },
}

export const linkExpiry = (purpose: AnyPurpose, now: Date) => new Date(now.getTime() + links[purpose].hours * HOUR_MS)

/** @returns the token for the link */
export const makeLink = async (db: Db, link: LinkRow, now: Date) => {
  const token = newSecret()
  const expires_at = linkExpiry(link.purpose, now)
  await saveLink(db, { ...link, created_at: now, expires_at }, token)
  return token
}

/** The query of the address, in this order. */
interface LinkParams {
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

export const linkUrl = (purpose: AnyPurpose, params: LinkParams, { publicUrl, language }: LinkContext) => {
  const given = Object.entries(params).filter((one): one is [string, string] => Boolean(one[1]))
  return `${publicUrl}${pathIn(language, links[purpose].page)}?${new URLSearchParams(given)}`
}
