/** The page that the link in the activation mail opens. */
export default {
  title: "Activate your account",
  fields: { token: "Token", email: "Email" },
  activating: "Activating your account",
  wait: "One moment, we are activating your account.",
  press: "JavaScript is off in this browser. Please press the button to activate your account.",
  button: "Activate",
  activated: "Account Activated",
  notActivated: "Activation Failed",
  invalidLink: "Invalid activation link. Please check your email and try again.",
  failed: "An error occurred during account activation.",
  toLogin: "Go to Login",
}
