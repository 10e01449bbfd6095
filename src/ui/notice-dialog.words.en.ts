/** What a notice is headed and left with, by its kind. */
export default {
  success: { title: "Success!", button: "Continue" },
  error: { title: "Error!", button: "Try Again" },
  info: { title: "Please note", button: "OK" },
}
