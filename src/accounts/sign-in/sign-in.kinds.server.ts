// In a person's own activity: that they came and went.
import { kind } from "../../platform/language/kinds.ts"

export const loggedIn = kind({ kind: "login" })
export const loggedOut = kind({ kind: "logout" })

export const signInKinds = [loggedIn, loggedOut]
