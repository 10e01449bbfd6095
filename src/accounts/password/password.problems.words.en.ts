/** What the server answers about passwords: refusals and successes. */
export default {
  onItsWay: "If your email is registered, you will receive password reset instructions shortly.",
  onlyToKnown: (wait: string) =>
    `Many links have been asked for with this email today, so for now we send one only to a browser or a network that has logged in to the account before. If yours has, it is on its way. If not, please use the newest link in your mailbox, or try again in ${wait}.`,
  reset: "Your password has been changed. You can log in with it now.",
  wrongPassword: "This is not your current password. Please check it.",
  samePassword: "This is your password already. Please choose another.",
  changed: "Your password has been changed. Everywhere else you have been logged out.",
}
