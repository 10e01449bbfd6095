/** What is said of a new password, wherever it is typed. */
export default {
  fields: { new_password: "New password", confirm_password: "Confirm password" },
  missing: { confirm_password: "Please confirm your password" },
  rules: {
    password_length: () => "Password must be at least 8 characters long",
    password_number: () => "Password must contain at least one number",
    passwords_differ: () => "Passwords do not match",
  },
}
