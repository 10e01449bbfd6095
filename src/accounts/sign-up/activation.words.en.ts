/** The page that the link in the activation mail opens. */
export default {
  title: "Activate your account",
  fields: { token: "Token", email: "Email" },
  activating: "Activating your account",
  wait: "One moment, we are activating your account.",
  activated: "Account Activated",
  notActivated: "Activation Failed",
  invalidLink: "Invalid activation link. Please check your email and try again.",
  failed: "An error occurred during account activation.",
  toLogin: "Go to Login",
}
