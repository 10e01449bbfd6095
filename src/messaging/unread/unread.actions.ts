/** Tells the server that this browser knows of all new messages, and shows how many conversations hold unread ones. */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { markReceived } from "../conversations/conversation.contract.ts"
import { showUnread } from "./show-unread.ts"

let asked = 0

/** A count may be missing, never wrong: of several questions the last one's answer counts. */
export const refreshUnread = async () => {
  const turn = ++asked
  if (!storedUser()) return showUnread(0)
  try {
    const { unread } = await call(markReceived, {})
    if (turn === asked) showUnread(unread)
  } catch (error) {
    // What shows is as old as before. But the page is about to be left for the login, and says why.
    if (error instanceof ApiFailure && error.status === 401) toast("error", error.message, 5000)
  }
}
