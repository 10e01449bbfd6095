/**
 * npm run lost-second-factor: for somebody who has neither the authenticator app nor a recovery code. Works beside
 * the running app and without it.
 */
import { removeLostSecondFactor } from "../src/accounts/second-factor/lost-second-factor.server.ts"
import { lostSecondFactorTexts } from "../src/accounts/second-factor/texts.ts"
import { defaultLanguage } from "../src/platform/language/language.ts"
import { onDatabase, runCommand } from "./operator.ts"

const t = lostSecondFactorTexts.in(defaultLanguage)

await runCommand(async () => {
  const [email, ...more] = process.argv.slice(2)
  if (email === "-h" || email === "--help") return t.usage
  if (!email || email.startsWith("-") || more.length > 0) throw new Error(`${t.whose}\n\n${t.usage}`)
  const clock = () => new Date()
  return t.removed(await onDatabase("lost-second-factor", (db) => removeLostSecondFactor({ db, clock }, email)))
})
