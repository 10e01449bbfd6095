/** What is asked before an account goes. */
export default {
  fields: {},
  title: "Delete your account?",
  text: (day: string) => `It will be deleted on ${day}. Until then you can log in, and change your mind at any time.`,
  button: "Delete my account",
  cancel: "Cancel",
  failed: "This did not work. Please try again.",
}
