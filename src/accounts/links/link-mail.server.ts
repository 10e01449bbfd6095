import type { MailContent } from "../../platform/mail/mail-content.ts"

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
