// Keyed hashes of what somebody types to be known by. One stands for an identifier (an e-mail address, a number) where it only
// has to be told from others: in counts of limits and beside mailed codes. Keyed, because of a plain hash an address could be
// guessed: whoever has a copy of the database would learn who has tried to come in (docs/decisions/0025).
// The other finds an account by its number and password (docs/decisions/0034). Nobody proves a number, so many accounts may
// have it: to try the password on one after the other would cost a hash for each, and whoever made a thousand accounts with
// somebody's number could hide theirs behind them. This costs one hash, however many there are.

import { hashPassword } from "../platform/passwords.server.ts"
import { keyedHash } from "../platform/tokens.server.ts"

/** Spelled once: of one address there is one key. */
export const identifierKey = (text: string) => keyedHash(`address ${text}`)

/** As dear to guess from as the password's own hash, and worth nothing without the site's secret. */
export const mobileKeyOf = async (mobile_number: string, password: string) =>
  keyedHash(`mobile key ${await hashPassword(password, `mobile ${mobile_number}`)}`)
