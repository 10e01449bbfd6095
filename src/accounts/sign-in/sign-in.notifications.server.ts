// In a person's own activity: that they came and went.
import { kind } from "../../platform/language/notification-kinds.ts"

export const loggedIn = kind({ kind: "login" })
export const loggedOut = kind({ kind: "logout" })

export const signInNotifications = [loggedIn, loggedOut]
