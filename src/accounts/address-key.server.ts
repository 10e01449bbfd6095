// What an address (or a number, or whatever else somebody types to be known by) is called where it only has to be told from
// others: in counts of limits and beside mailed codes. Keyed, because an address that is guessed could be looked up by a plain
// hash: whoever has a copy of the database would learn who has tried to come in (docs/decisions/0025).
import { fingerprint } from "../platform/tokens.server.ts"

/** Spelled once: of one address there is one key. */
export const addressKey = (text: string) => fingerprint(`address ${text}`)
