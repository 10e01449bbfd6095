export default {
  title: "Admin login",
  intro: "For the people who run this site.",
  fields: { email: "Email", password: "Password" },
  button: "Log in",
  failed: "Invalid admin credentials",
  success:
    "Login successful! You are signed in as an administrator. The admin pages are not open yet; checks of professionals are recorded on the server with npm run verify.",
  toHome: "Go to the home page",
  signedIn: (name: string) => `Logged in as ${name}.`,
  logOut: "Logout",
  debug: "Response debug information",
}
