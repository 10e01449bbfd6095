/** The question before an act that wants a sign-in of the last minutes. */
export default {
  title: "Confirm it is you",
  why: "You signed in a while ago. To go on, please enter your password again.",
  fields: { password: "Password", code: "Code" },
  codeToo: "One more step: enter your code.",
  button: "Confirm",
  cancel: "Cancel",
  failed: "This did not work. Please try again.",
  confirmed: "Thank you, that is you.",
}
