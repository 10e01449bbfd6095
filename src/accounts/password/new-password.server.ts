// What a new password has to stand up to, and what follows from it, however it came about.
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
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
import { passwordChanged } from "./password.notifications.server.ts"

export interface NewHashes {
  password_hash: string
  /** What the key was made of. */
  mobile_number: string | null
  mobile_key: string | null
}

/** Beforehand: a crowd of hashes, which wait for each other, would hold every connection. */
export const hashNewPassword = async (new_password: string, mobile_number: string | null): Promise<NewHashes> => {
  if (isCommonPassword(new_password))
    throw invalid({ new_password: localize(accountProblems, (t) => t.commonPassword) })
  const password_hash = await hashPassword(new_password)
  return { password_hash, mobile_number, mobile_key: mobile_number && (await mobileKeyOf(mobile_number, new_password)) }
}

interface Follows {
  account: { id: string; email: string; full_name: string; language: string }
  /** How it came about, as the record and the person's activity name it. */
  act: NotificationKind<object>
  /** The session that goes on, where there is one. */
  keeps: string | null
  userAgent: string | undefined
}

type Changing = Pick<Ctx, "db" | "clock" | "network">

/** In the transaction of the change. */
export const followNewPassword = async (ctx: Changing, { account, act, keeps, userAgent }: Follows) => {
  const { id, email, full_name } = account
  const now = ctx.clock()
  await endOpenLinks(ctx.db, id, now)
  await endOtherSessions(ctx.db, id, keeps, now)
  await recordActivity(ctx.db, act, {}, { account_id: id, at: now })
  await recordAudit(ctx.db, { account_id: id, act: act.kind, ip_address: ctx.network, at: now })
  const receiver = { email, language: languageNamed(account.language) }
  await queueMail(ctx.db, passwordChanged, { full_name, origin: originOf(ctx, userAgent) }, receiver)
}
