import { logout } from "../../platform/session/leaving.ts"
import { withReturn } from "../way-back.rules.ts"

/** Out of this account, and by the login page back to where the person was, in another one. */
export const changeAccount = (back: string) => logout({ next: withReturn("/login", back) })
