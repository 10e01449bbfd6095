/** The count of unread conversations on pages that run no application: asked for when the page is there and looked at again. */
import { refreshUnread } from "../messaging/unread/unread.actions.ts"

void refreshUnread()
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void refreshUnread())
