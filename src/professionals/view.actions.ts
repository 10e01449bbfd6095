/**
 * Whose profile a customer has looked at goes into their own recent activity, which only they read. It is apart from the count,
 * which does not know who they are.
 */
import { call } from "../platform/api/api-client.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import { recordView } from "./view.contract.ts"

/** By who looked, as somebody else may sign in on this tab. */
const recorded = new Set<string>()

/**
 * Once a visit, as a whole or for one of their services. For the person's own list: where it cannot be kept, nothing else
 * suffers.
 */
export const recordViewOnce = (provider_id: string, service_type?: string) => {
  const user = storedUser()
  if (!user?.has_user_role || user.professional_id === provider_id) return
  const view = `${user.user_id} ${provider_id} ${service_type}`
  if (recorded.has(view)) return
  recorded.add(view)
  void call(recordView, { provider_id, service_type }).catch(() => undefined)
}
