import { brand } from "../../brand.ts"

/** The page that the link to a new address opens. */
export default {
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
}
