export default {
  fields: { email: "Email" },
  button: "Send the activation link again",
  failed: "We could not send the mail. Please try again.",
}
