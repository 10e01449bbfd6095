import { useEffect, useState } from "react"
import { useSessionUser } from "../platform/session/use-session-user.ts"
import { storeText } from "../platform/storage.ts"
import { findReminders, PRIVACY_EVENT, type Reminders } from "./privacy.actions.ts"

/** Who has nothing to be reminded of is not asked about again in this tab until they sign in anew. */
const DONE_KEY = "sthapati:nothing-due"

/** Asked for once the areas are there, and again after something of it was done in this tab; undefined until it is known. */
export const useReminders = (): Reminders | undefined => {
  const [reminders, setReminders] = useState<Reminders>()
  const user = useSessionUser()
  const signIn = user && `${user.id} ${user.last_login ?? ""}`
  useEffect(() => {
    if (!signIn) return
    const stop = new AbortController()
    const ask = async () => {
      const found = await findReminders(stop.signal)
      if (!found || stop.signal.aborted) return
      if (!found.terms && !found.leaves_at) storeText(DONE_KEY, signIn, sessionStorage)
      setReminders(found)
    }
    if (sessionStorage.getItem(DONE_KEY) !== signIn) void ask()
    window.addEventListener(PRIVACY_EVENT, ask, { signal: stop.signal })
    return () => stop.abort()
  }, [signIn])
  return reminders
}
