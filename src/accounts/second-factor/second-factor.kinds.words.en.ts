import { brand } from "../../brand.ts"
import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")

export default {
  heading: (name: string) => `Hello ${name}`,
  when: "When",
  ist: (when: string) => `${when} IST`,
  closing: `This was not you? Then somebody knows your password: please set a new one at once, and write to ${brand.emails.support}.`,
  on: {
    subject: "Your second factor is on",
    text: `From now on ${brand.name} asks for a code of your authenticator app after your password. Wherever else you were logged in, you are logged out. Keep the recovery codes where you find them without your phone.`,
  },
  off: {
    subject: "Your second factor is off",
    text: `${brand.name} asks for your password alone again when you log in. The codes of your authenticator app and your recovery codes no longer work.`,
  },
  takenAway: {
    subject: "Your second factor was taken away",
    text: `Who runs ${brand.name} has taken away your second factor, as for somebody who has lost the authenticator app and the recovery codes. Wherever you were logged in, you are logged out. Please log in and set up another one at once: until then your password alone is enough.`,
    closing: `You did not ask for it? Then somebody did in your name: set up another one at once, and write to ${brand.emails.support}.`,
  },
  codesMade: {
    subject: "You have new recovery codes",
    text: `Ten new recovery codes were made for your ${brand.name} account. The ones from before no longer work.`,
  },
  codeUsed: (left: number) => ({
    subject: "A recovery code was used",
    text: `Somebody who knows your password has used one of your recovery codes in place of a code of the authenticator app. ${
      left === 0
        ? "It was the last one: please make new ones."
        : plural(left, { one: "One is left: please make new ones.", other: `${left} are left.` })
    }`,
  }),
}
