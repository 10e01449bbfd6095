/**
 * What a tab keeps of half-filled forms is of whoever was signed in there last. It waits for them where their session has
 * ended by itself, goes when they log out (`clearSessionBeforeUnload`), and as soon as somebody else is there.
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
