/** What the calls about notification choices say. */
export default {
  unknown: "Please choose among the topics there are.",
  /** Whatever has no topic: the mails that an account cannot do without. */
  account: {
    label: "Your account and its safety",
    why: "Links and codes you ask for, word of changes to your password, email or logins, and what becomes of your data. They are always sent: without them you could be locked out, or not learn that somebody else got in.",
  },
  noMail: "Shown in the app. No mails are sent about it.",
}
