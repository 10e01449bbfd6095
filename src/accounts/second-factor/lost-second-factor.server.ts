// Somebody has neither the authenticator app nor a recovery code. Who can run the site's commands runs the site, and has made
// sure who asks: they take the second factor away, at the command line. It stands in the record, and the person is told by
// mail. Every session ends, and where a second factor is required the next sign-in sets up another before anything else
// (docs/decisions/0023).
import type { Ctx } from "../../platform/context.server.ts"
import { type Localized, languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { Problem } from "../../platform/problem.ts"
import { findAccountByEmail, lockAccount } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { endOtherSessions } from "../session/session.server.ts"
import { secondFactorRemoved } from "./second-factor.notifications.server.ts"
import { deleteSecondFactor } from "./second-factor.queries.server.ts"
import { lostSecondFactorTexts } from "./texts.ts"

/** Needs an open transaction in `ctx.db`. */
export const removeLostSecondFactor = async ({ db, clock }: Pick<Ctx, "db" | "clock">, typed: string) => {
  const account = await findAccountByEmail(db, typed.trim().toLowerCase())
  if (!account) throw absent(localize(lostSecondFactorTexts, (t) => t.noAccount(typed)))
  const { id, email, full_name, language } = account
  await lockAccount(db, id)
  const removed = await deleteSecondFactor(db, id)
  if (!removed?.enabled_at) throw absent(localize(lostSecondFactorTexts, (t) => t.none(email)))
  const at = clock()
  const sessions = await endOtherSessions(db, id, null, at)
  await recordAudit(db, { account_id: null, act: "take_away_second_factor", subject: id, ip_address: null, at })
  const news = { full_name, at: at.toISOString() }
  await queueMail(db, secondFactorRemoved, news, { email, language: languageNamed(language) })
  return { email, sessions }
}

const absent = (why: Localized) => new Problem("not_found", why)
