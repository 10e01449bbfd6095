export default {
  fields: { current_password: "Current password", code: "Code" },
  button: "Change password",
  failed: "Failed to change your password. Please try again later.",
}
