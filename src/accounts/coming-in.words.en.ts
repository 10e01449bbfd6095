import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"

/** Around the forms for coming in. */
export default {
  withoutScript: (mail: ReactNode) =>
    parts(
      "This page needs JavaScript, which is off in this browser. Please switch it on and load the page again, or write to us: ",
      mail,
    ),
  logInWithoutScript:
    "Logging in needs JavaScript, which is off in this browser. Please switch it on and load the page again.",
  signUpWithoutScript:
    "JavaScript is off in this browser. You can create an account here, but logging in and booking need JavaScript: please switch it on for that.",
  caption: "Every home begins as a drawing.",
  /** Why somebody was sent here. */
  reasons: {
    booking: {
      logIn: "Your booking is kept. Log in to send it.",
      signUp: "Your booking is kept. Create an account to send it.",
    },
    ended: {
      logIn: "Your session has ended. Log in to go on where you were.",
      signUp: "Your session has ended. Log in to go on where you were.",
    },
  },
}
