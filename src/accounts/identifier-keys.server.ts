// What an address (or a number, or whatever else somebody types to be known by) is called where it only has to be told from
// others: in counts of limits and beside mailed codes. Keyed, because an address that is guessed could be looked up by a plain
// hash: whoever has a copy of the database would learn who has tried to come in (docs/decisions/0025).
// What an account is found by when its number and password are typed (docs/decisions/0034). A number may be everybody's, since
// nobody proves it: to try the password on one account after the other would cost a hash for each, and whoever made a thousand
// accounts with somebody's number could hide theirs behind them. This costs one, however many there are.

import { hashPassword } from "../platform/passwords.server.ts"
import { fingerprint } from "../platform/tokens.server.ts"

/** Spelled once: of one address there is one key. */
export const addressKey = (text: string) => fingerprint(`address ${text}`)

/** As dear to guess from as the password's own hash, and worth nothing without the site's secret. */
export const mobileKeyOf = async (mobile_number: string, password: string) =>
  fingerprint(`mobile key ${await hashPassword(password, `mobile ${mobile_number}`)}`)
