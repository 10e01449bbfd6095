import { brand } from "../../brand.ts"

export default {
  asked: {
    subject: `Confirm your new email for ${brand.name}`,
    preview: "One click, and it is the email of your account.",
    heading: "Confirm your new email",
    confirm: `You want this to be the email of your ${brand.name} account. Please confirm that it is yours.`,
    lasts: "The link works once and for 24 hours. Until you open it, your email stays as it was.",
    action: "Confirm this email",
    closing: "You did not ask for it? Then leave this mail alone: nothing changes.",
  },
  changed: {
    subject: `The email of your ${brand.name} account was changed`,
    heading: "Your email was changed",
    said: (name: string) =>
      `Hello ${name}, your account has another email now. Mails of ${brand.name} no longer come to this address, and you log in with the new one.`,
    closing: `It was you? Then there is nothing to do. It was not you? Write to ${brand.emails.support} at once, from this address: we give the account back to you.`,
  },
}
