import { pluralIn } from "../../platform/words/parts.ts"

const plural = pluralIn("en")

/** What the operator's command says. */
export default {
  usage: `Takes away the second factor of somebody who has lost the authenticator app and the recovery codes.

  npm run lost-second-factor -- <e-mail>

Be sure who asks before, and by more than a mail: whoever reads somebody's mails can set a new password, and from then on
the password alone is enough. Every session of the account ends, the act stands in the record, and they are told by mail.`,
  whose: "Whose second factor? Name the account's e-mail address, and nothing else.",
  noAccount: (email: string) => `No account has the e-mail address ${email}.`,
  none: (email: string) => `${email} has no second factor: the password is enough to log in.`,
  removed: ({ email, sessions }: { email: string; sessions: number }) =>
    `The second factor of ${email} is gone, and so are the recovery codes. ${plural(sessions, {
      one: "One session has ended.",
      other: `${sessions} sessions have ended.`,
    })} A mail tells them. An administrator who needs a second factor sets up another at the next sign-in at /admin/login.`,
}
