import { type DeskRole, hasDeskRole } from "../actor.ts"
import { useSessionUser } from "./use-session-user.ts"

/** Whether who is signed in at the desk may do what takes this role: what the server would refuse is not offered. */
export const useHasDeskRole = (role: DeskRole) => {
  const user = useSessionUser()
  return hasDeskRole({ is_admin: true, desk_role: user?.desk_role ?? "owner" }, role)
}
