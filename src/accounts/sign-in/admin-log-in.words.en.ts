export default {
  title: "Admin login",
  intro: "For the people who run this site.",
  fields: { email: "Email", password: "Password", code: "Code" },
  button: "Log in",
  failed: "Invalid admin credentials",
  success: "Login successful!",
  debug: "Response debug information",
}
