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
  waiting: {
    subject: `Finish signing up for ${brand.name}`,
    heading: "A sign-up waits for this address",
    noAccount:
      "Somebody, we hope you, asked for a new password. But there is no account with this address yet: somebody signed up with it and has not opened the link that we mailed.",
    open: "It was you, and you know the password that you chose? Open the link of that mail, and log in with it.",
    again:
      "Otherwise sign up once more and open the link of the new mail: it becomes your account, and whatever else waits ends.",
    action: "Sign up again",
    closing: "You did not ask for it? Then leave this mail alone, and open no link of a sign-up that is not yours.",
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
