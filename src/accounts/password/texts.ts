import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"

/** What is said of a new password, wherever it is typed. */
export const newPasswordTexts = inLanguages({
  en: {
    fields: { new_password: "New password", confirm_password: "Confirm password" },
    missing: { confirm_password: "Please confirm your password" },
    rules: {
      password_length: () => "Password must be at least 8 characters long",
      password_number: () => "Password must contain at least one number",
      passwords_differ: () => "Passwords do not match",
    },
  },
})

export const changePasswordTexts = joined(
  inLanguages({
    en: {
      fields: { current_password: "Current password", code: "Code" },
      button: "Change password",
      failed: "Failed to change your password. Please try again later.",
    },
  }),
  newPasswordTexts,
)

export const forgotPasswordTexts = inLanguages({
  en: {
    meta: {
      title: `Forgot password · ${brand.name}`,
      description: `Set a new password for your ${brand.name} account by a link to your email address.`,
    },
    heading: "Forgot your password?",
    intro: "Tell us your email address, and we send you a link to set a new one.",
    fields: { email: "Email" },
    button: "Send the link",
    failed: "Failed to send password reset request. Please try again later.",
    notHere:
      "Nothing there after a few minutes? Look in your spam folder, or check the address and send the link again.",
    toLogin: "Back to login",
  },
})

export const passwordMailTexts = inLanguages({
  en: {
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
  },
})

/** What the server answers about passwords: refusals and successes. */
export const passwordProblems = inLanguages({
  en: {
    onItsWay: "If your email is registered, you will receive password reset instructions shortly.",
    onlyToKnown: (wait: string) =>
      `Many links have been asked for with this email today, so for now we send one only to a browser or a network that has logged in to the account before. If yours has, it is on its way. If not, please use the newest link in your mailbox, or try again in ${wait}.`,
    reset: "Your password has been changed. You can log in with it now.",
    wrongPassword: "This is not your current password. Please check it.",
    samePassword: "This is your password already. Please choose another.",
    changed: "Your password has been changed. Everywhere else you have been logged out.",
  },
})

/** The page that the link in the mail opens. */
export const resetPasswordTexts = joined(
  inLanguages({
    en: {
      fields: { token: "Token", email: "Email" },
      title: `Reset password · ${brand.name}`,
      heading: "Set a new password",
      intro: (email: string) => `For the account of ${email}. You will be logged out everywhere else.`,
      /** In place of the heading, where the link of the mail works no more. */
      spent: "This link does not work",
      button: "Set the new password",
      failed: "Failed to reset password. Please try again later.",
      invalidLink: "Invalid password reset link. Please request a new password reset.",
      lasts: "A link works once and for one hour, and only the newest one that we sent you.",
      request: "Request a new password reset",
      toLogin: "Go to Login",
    },
  }),
  newPasswordTexts,
)
