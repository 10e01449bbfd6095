// Whom somebody has looked at, for their own recent activity.
import { recordLatestActivity } from "../activity/activity.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { localize } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { serviceViewed } from "./professional.notifications.server.ts"
import { findViewed } from "./professional.queries.server.ts"
import { professionalProblems } from "./texts.ts"
import type { ViewInput } from "./view.contract.ts"

/** Nobody reads that they have looked at themselves. */
export const recordViewOf = async ({ db, actor, clock }: Ctx<"signed_in">, viewed: ViewInput) => {
  const found = await findViewed(db, actor, viewed)
  if (!found) throw notFound(localize(professionalProblems, (t) => t.professional))
  const { provider_name, service, is_own } = found
  const params = { provider_id: viewed.provider_id, provider_name, ...(service ? { service } : {}) }
  if (!is_own) await recordLatestActivity(db, serviceViewed, params, { account_id: actor.account_id, at: clock() })
  return {}
}
