// What an account is found by when its number and password are typed (docs/decisions/0034). A number may be everybody's, since
// nobody proves it: to try the password on one account after the other would cost a hash for each, and whoever made a thousand
// accounts with somebody's number could hide theirs behind them. This costs one, however many there are.
import { hashPassword } from "../../platform/passwords.server.ts"
import { fingerprint } from "../../platform/tokens.server.ts"

/** As dear to guess from as the password's own hash, and worth nothing without the site's secret. */
export const mobileKeyOf = async (mobile_number: string, password: string) =>
  fingerprint(`mobile key ${await hashPassword(password, `mobile ${mobile_number}`)}`)
