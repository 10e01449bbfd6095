import { brand } from "../brand.ts"

/** What the server answers about accounts and sessions: refusals and successes. */
export default {
  taken: "An account with this email already exists. Please log in instead.",
  commonPassword: "This password is one of the most common ones. Please choose another.",
  signedUp: "Your account has been created. Please open the link in the mail we have just sent you to activate it.",
  invalidLink: "Invalid activation link. Please check your email and try again.",
  expiredLink: "This activation link has expired. Please ask for a new one.",
  activeByAnotherLink:
    "An account with this email is active already, so this link is no longer needed. Please log in. If your password is not the right one, choose “Forgot password?” there.",
  manySignUps: (wait: string) =>
    `There have been several sign-ups with this email from here today. Please open the newest link in its mailbox, or try again in ${wait}.`,
  manyLinks: (wait: string) =>
    `Many activation links have been sent to this email today. Please open one that you asked for, or try again in ${wait}.`,
  manyUnopened: (wait: string) =>
    `Many people have just signed up from your network and have not opened their activation link yet. Please try again in ${wait}.`,
  activated: "Your account is active. You can log in now.",
  linkOnItsWay: "If this account is waiting to be activated, a new link is on its way to your email.",
  logInFailed: "Login failed",
  checkBoth: "Please check your email or mobile number and your password.",
  adminRefused: "Invalid admin credentials",
  useEmail: "Please use your e-mail",
  tooManyAttempts: (wait: string) => `Too many failed attempts. Please try again in ${wait}.`,
  suspended: `This account is suspended. Please write to ${brand.emails.support}.`,
  activateFirst: "Please activate your account first: open the link in the mail we sent you when you signed up.",
  loggedIn: "Login successful!",
  loggedOut: "You are logged out.",
  lastAdmin: "You are the only administrator. Let somebody else become one before you leave.",
}
