/** What is asked before an account goes. */
export default {
  fields: { password: "Your password" },
  failed: "This did not work. Please try again.",
}
