import newPassword from "./new-password.words.en.ts"

export default {
  ...newPassword,
  fields: { ...newPassword.fields, current_password: "Current password" },
  button: "Change password",
  failed: "Failed to change your password. Please try again later.",
}
