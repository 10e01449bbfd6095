import { brand } from "../../brand.ts"

/** The step after the password, wherever one is asked for. */
export default {
  app: {
    label: "Code from your app",
    hint: "Six digits from your authenticator app.",
    other: "Use a recovery code instead",
  },
  recovery: {
    label: "Recovery code",
    hint: `One of the ten that you were shown when you set up the second factor. Neither app nor codes? Write to ${brand.emails.support}.`,
    other: "Use the code from the app instead",
  },
  title: "Enter your code",
  /** @param who the email or mobile number that was typed */
  intro: (who: string) => `One more step to log in as ${who}.`,
  missing: "Please enter the code.",
  back: "Back",
}
