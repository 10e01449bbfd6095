/** What is asked before an account goes. */
export default {
  fields: {},
  title: "Delete your account?",
  text: (day: string) => `It goes on ${day}. Until then you can use it as before, and keep it after all.`,
  button: "Delete my account",
  cancel: "Cancel",
  failed: "This did not work. Please try again.",
}
