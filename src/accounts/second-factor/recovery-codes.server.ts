// Recovery codes have 79 random bits each, so that a plain hash is enough; they also work where the key of sealed secrets
// is lost.
import { randomInt } from "node:crypto"
import { hashSecret } from "../../platform/tokens.server.ts"
import { inGroups, RECOVERY_LENGTH, recoveryCharacters } from "./second-factor.rules.ts"

const RECOVERY_CODES = 10

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => recoveryCharacters[randomInt(recoveryCharacters.length)]).join("")

/** The codes as they are shown, once, and the hashes that are stored. */
export const newRecoveryCodes = () => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  return { shown: codes.map((code) => inGroups(code)), hashes: codes.map(hashSecret) }
}
