/**
 * Whose profile a customer has looked at goes into their own recent activity, which only they read. It is apart from the count,
 * which does not know who they are.
 */
import { call } from "../../platform/api/api-client.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { recordView } from "../../professionals/view.contract.ts"

/** By who looked, as somebody else may sign in on this tab. */
const kept = new Set<string>()

/** Once a visit. For the person's own list: where it cannot be kept, nothing else suffers. */
export const keepView = (provider_id: string) => {
  const user = storedUser()
  if (!user?.has_user_role || user.professional_id === provider_id) return
  const view = `${user.user_id} ${provider_id}`
  if (kept.has(view)) return
  kept.add(view)
  void call(recordView, { provider_id }).catch(() => undefined)
}
