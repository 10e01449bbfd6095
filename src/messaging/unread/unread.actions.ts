/** Tells the server that this browser knows of all new messages, and shows how many conversations hold unread ones. */
import { call } from "../../platform/api/api-client.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
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
  } catch {
    // What shows is as old as before.
  }
}
