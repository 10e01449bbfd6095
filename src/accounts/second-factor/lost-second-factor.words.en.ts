import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")

/** What the operator's command says. */
export default {
  usage: `Takes away the second factor of an administrator who has lost the authenticator app and the recovery codes.

  npm run lost-second-factor -- <e-mail>

Be sure who asks before: from then on the password alone opens the way to set up another. Every session of the account
ends, the act stands in the record, and the administrator is told by mail.`,
  whose: "Whose second factor? Name the administrator's e-mail address, and nothing else.",
  noAdmin: (email: string) => `No administrator has the e-mail address ${email}.`,
  none: (email: string) => `${email} has no second factor: the password is enough to log in.`,
  removed: ({ email, sessions }: { email: string; sessions: number }) =>
    `The second factor of ${email} is gone, and so are the recovery codes. ${plural(sessions, {
      one: "One session has ended.",
      other: `${sessions} sessions have ended.`,
    })} A mail tells them; where administrators need a second factor, the next sign-in at /admin/login sets up another.`,
}
