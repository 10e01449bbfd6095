import type { Letter } from "../../platform/mail/mail-letter.ts"

interface LinkLetterWords {
  subject: string
  preview: string
  heading: (full_name: string) => string
  action: string
  closing: string
}

interface LinkLetter {
  full_name: string
  paragraphs: string[]
  /** Where the button leads. */
  url: string
}

/** A letter that is there for its one button: the link of a sign-up, of a new address, of a new password. */
export const linkLetter = (
  { subject, preview, heading, action, closing }: LinkLetterWords,
  { full_name, paragraphs, url }: LinkLetter,
): Letter => ({ subject, preview, heading: heading(full_name), paragraphs, action: { label: action, url }, closing })
