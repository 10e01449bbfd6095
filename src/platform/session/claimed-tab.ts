/**
 * Drafts in sessionStorage belong to whoever was last signed in in this tab. They stay when a session expires, and are cleared
 * on logout (`clearSessionBeforeUnload`) and when somebody else signs in.
 */
import { storeText } from "../storage.ts"
import { SESSION_EVENT } from "./stored-session.ts"
import { storedUser } from "./stored-user.ts"

const TAB_USER = "tabOf"

export const bindTabToUser = () => {
  const user_id = storedUser()?.user_id
  if (!user_id) return
  const of = sessionStorage.getItem(TAB_USER)
  if (of && of !== user_id) sessionStorage.clear()
  storeText(TAB_USER, user_id, sessionStorage)
}

/** For as long as the document lives. */
export const bindTabToPerson = () => {
  bindTabToUser()
  window.addEventListener(SESSION_EVENT, bindTabToUser)
}
