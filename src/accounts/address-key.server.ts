// What an address (or a number, or whatever else somebody types to be known by) is called where it only has to be told from
// others: in counts of limits and beside mailed codes. Keyed, because an address that is guessed could be looked up by a plain
// hash: whoever has a copy of the database would learn who has tried to come in (docs/decisions/0025).
import type { Bucket } from "../platform/http/limits.server.ts"
import { fingerprint } from "../platform/tokens.server.ts"
import type { Worded } from "../platform/words/language.ts"

/** Spelled once: of one address there is one key. */
export const addressKey = (text: string) => fingerprint(`address ${text}`)

/**
 * How often a mail to an address may be asked for. Of one network first: else any stranger could use up what its owner has for
 * the next quarter of an hour.
 */
export const mailBuckets = (what: string, email: string, network: string, message?: Worded): Bucket[] => {
  const name = `${what}:${addressKey(email)}`
  const said = message && { message }
  return [
    [`${name}:${network}`, { max: 3, seconds: 900, ...said }],
    [name, { max: 20, seconds: 86_400, ...said }],
  ]
}
