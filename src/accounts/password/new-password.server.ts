// The checks of a new password, and what follows from it: after a reset as after a change.
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { hashPassword } from "../../platform/passwords.server.ts"
import { invalid } from "../../platform/problem.ts"
import { recordAudit } from "../audit.server.ts"
import { originOf } from "../change-origin.server.ts"
import { mobileKeyOf } from "../identifier-keys.server.ts"
import { endOpenLinks } from "../links/link.queries.server.ts"
import { endOtherSessions } from "../session/session.server.ts"
import { accountProblems } from "../texts.ts"
import { isCommonPassword } from "./common-passwords.server.ts"
import { changedPassword, passwordChanged, resetPasswordAction } from "./password.notifications.server.ts"

export interface NewHashes {
  password_hash: string
  /** The number that `mobile_key` was computed from. */
  mobile_number: string | null
  mobile_key: string | null
}

/** Before the transaction: many hashes at once queue up, and would keep every connection busy. */
export const hashNewPassword = async (new_password: string, mobile_number: string | null): Promise<NewHashes> => {
  if (isCommonPassword(new_password))
    throw invalid({ new_password: localize(accountProblems, (t) => t.commonPassword) })
  const password_hash = await hashPassword(new_password)
  return { password_hash, mobile_number, mobile_key: mobile_number && (await mobileKeyOf(mobile_number, new_password)) }
}

const actKinds = { change_password: changedPassword, reset_password: resetPasswordAction } as const

interface PasswordChange {
  account: { id: string; email: string; full_name: string; language: string }
  /** Reset or change, as the audit and the person's activity record it. */
  act: keyof typeof actKinds
  /** The session that does not end; null: all end. */
  keptSessionId: string | null
  userAgent: string | undefined
}

type ChangeCtx = Pick<Ctx, "db" | "clock" | "network">

/** In the transaction of the change. */
export const completePasswordChange = async (
  ctx: ChangeCtx,
  { account, act, keptSessionId, userAgent }: PasswordChange,
) => {
  const { id, email, full_name } = account
  const now = ctx.clock()
  await endOpenLinks(ctx.db, id, now)
  await endOtherSessions(ctx.db, id, keptSessionId, now)
  await recordActivity(ctx.db, actKinds[act], {}, { account_id: id, at: now })
  await recordAudit(ctx.db, { account_id: id, act, ip_address: ctx.network, at: now })
  const receiver = { email, language: languageNamed(account.language) }
  await queueMail(ctx.db, passwordChanged, { full_name, origin: originOf(ctx, userAgent) }, receiver)
}
