export default {
  title: "Administration",
  signedIn: (name: string, email: string) => `Signed in as ${name}, ${email}`,
  logOut: "Logout",
  notOpen: "The pages for administrators are not open yet. Here you can look after your own account.",
  settings: "Settings",
  customer: { title: "Be a customer as well" },
}
