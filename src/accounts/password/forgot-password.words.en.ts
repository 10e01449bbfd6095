import { brand } from "../../brand.ts"

export default {
  meta: {
    title: `Forgot password · ${brand.name}`,
    description: `Set a new password for your ${brand.name} account by a link to your email address.`,
  },
  heading: "Forgot your password?",
  intro: "Tell us your email address, and we send you a link to set a new one.",
  fields: { email: "Email" },
  button: "Send the link",
  failed: "Failed to send password reset request. Please try again later.",
  notHere: "Nothing there after a few minutes? Look in your spam folder, or check the address and send the link again.",
  toLogin: "Back to login",
}
