import { brand } from "../../brand.ts"

/** The page that the link in the mail opens. */
export default {
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
}
