export default {
  fields: { email: "New email", password: "Current password", code: "Code" },
  hints: { email: "We send a link there. Your email changes when you open it." },
  button: "Change email",
  current: (email: string) => `Your email is ${email}.`,
  failed: "Failed to change your email. Please try again later.",
}
