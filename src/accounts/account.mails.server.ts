// The one letter of this slice: confirm that the address is yours. Its link carries the way back to where somebody
// stood when signing up, because it may be opened on another device.
import { brand } from "../brand.ts"
import type { Db } from "../platform/database.server.ts"
import { queueMail } from "../platform/mail.server.ts"

interface Activation {
  email: string
  full_name: string
  token: string
  redirect: string | undefined
}

export const mailActivation = (db: Db, publicUrl: string, { email, full_name, token, redirect }: Activation) => {
  const query = new URLSearchParams({ token, email, ...(redirect && { redirect }) })
  return queueMail(db, {
    to: email,
    subject: `Activate your ${brand.name} account`,
    preview: "One click, and your account is ready.",
    heading: `Welcome, ${full_name}`,
    paragraphs: [
      `Thank you for joining ${brand.name}. Please confirm that this e-mail address is yours; after that you can log in.`,
      "The link works for 24 hours.",
    ],
    action: { label: "Activate my account", url: `${publicUrl}/activate-account?${query}` },
    closing: "You did not sign up? Then leave this mail alone: without the link nobody can use the account.",
  })
}
