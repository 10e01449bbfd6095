export default {
  fields: { current_password: "Current password" },
  button: "Change password",
  failed: "Failed to change your password. Please try again later.",
}
