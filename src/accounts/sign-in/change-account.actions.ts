import { logout } from "../../platform/session/logout.ts"
import { withReturn } from "../return-to.rules.ts"

/** Out of this account, and by the login page back to where the person was, in another one. */
export const changeAccount = (back: string) => logout({ next: withReturn("/login", back) })
