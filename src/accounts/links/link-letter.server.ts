import type { MailContent } from "../../platform/mail/mail-letter.ts"

interface LinkLetterTexts {
  subject: string
  preview: string
  action: string
  closing: string
}

interface LinkLetter {
  heading: string
  paragraphs: string[]
  facts?: [label: string, value: string][]
  /** Where the button leads. */
  url: string
}

/** A letter that is there for its one button: the link of a sign-up, of a new address, of a new password. */
export const linkLetter = (
  { subject, preview, action, closing }: LinkLetterTexts,
  { heading, paragraphs, facts = [], url }: LinkLetter,
): MailContent => ({ subject, preview, heading, paragraphs, facts, action: { label: action, url }, closing })
