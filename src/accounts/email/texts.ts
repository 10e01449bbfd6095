import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"

export const changeEmailTexts = inLanguages({
  en: {
    fields: { email: "New email", password: "Current password", code: "Code" },
    hints: { email: "We send a link there. Your email changes when you open it." },
    button: "Change email",
    current: (email: string) => `Your email is ${email}.`,
    failed: "Failed to change your email. Please try again later.",
  },
})

/** The page that the link to a new address opens. */
export const confirmEmailTexts = inLanguages({
  en: {
    title: `Confirm email · ${brand.name}`,
    fields: { token: "Token", email: "Email" },
    confirming: "Confirming your email",
    wait: "One moment, we are confirming your email.",
    confirmed: "Email confirmed",
    notConfirmed: "Email not confirmed",
    invalidLink:
      "This link to confirm an email address does not work any more. Please log in and ask for the change again.",
    failed: "Failed to confirm your email. Please open the link again later.",
    toLogin: "Go to Login",
    toDashboard: "Go to your dashboard",
  },
})

export const emailMailTexts = inLanguages({
  en: {
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
  },
})

/** What the server answers about a change of the address. */
export const emailProblems = inLanguages({
  en: {
    sent: (email: string) => `We have sent a link to ${email}. Your email changes when you open it, within 24 hours.`,
    same: "This is your email already.",
    taken: "An account with this email already exists. Please choose another.",
    takenMeanwhile: "Another account has this email. Your email stays as it was; please choose another.",
    confirmed: (email: string) => `Your email is ${email} now. Please log in with it from here on.`,
  },
})
