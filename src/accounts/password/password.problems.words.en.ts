/** What the server answers about passwords: refusals and successes. */
export default {
  onItsWay: "If your email is registered, you will receive password reset instructions shortly.",
  reset: "Your password has been changed. You can log in with it now.",
  wrongPassword: "This is not your current password. Please check it.",
  samePassword: "This is your password already. Please choose another.",
  changed: "Your password has been changed. Everywhere else you have been logged out.",
}
