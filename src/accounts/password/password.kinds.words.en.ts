import { brand } from "../../brand.ts"

export default {
  reset: {
    subject: `Set a new password for ${brand.name}`,
    preview: "The link works once and for one hour.",
    heading: (name: string) => `Hello ${name}`,
    asked: "Somebody, we hope you, asked for a new password for your account. With this link you choose it.",
    lasts: "The link works once and for one hour. If you ask again, only the newest link works.",
    action: "Set a new password",
    closing: "You did not ask for it? Then leave this mail alone: your password stays as it is.",
  },
  changed: {
    subject: `Your ${brand.name} password was changed`,
    heading: "Your password was changed",
    said: (name: string) =>
      `Hello ${name}, the password of your account is a new one. Whoever was logged in elsewhere has been logged out.`,
    action: "It was not me: set a new password",
    closing: `It was you? Then there is nothing to do. It was not you? Set a new password at once, and write to ${brand.emails.support}.`,
  },
}
