/** What the server answers about a change of the address. */
export default {
  sent: (email: string) => `We have sent a link to ${email}. Your email changes when you open it, within 24 hours.`,
  same: "This is your email already.",
  taken: "An account with this email already exists. Please choose another.",
  takenMeanwhile: "Another account has this email. Your email stays as it was; please choose another.",
  confirmed: (email: string) => `Your email is ${email} now. Please log in with it from here on.`,
}
