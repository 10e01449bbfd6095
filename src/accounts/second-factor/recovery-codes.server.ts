// Ten codes for who has lost the authenticator app: 79 random bits each, so that a plain hash is all that has to be kept,
// and they still work where the app's secret, and with it every sealed one, is gone.
import { randomInt } from "node:crypto"
import { hashSecret } from "../../platform/tokens.server.ts"
import { inGroups, RECOVERY_LENGTH, recoveryCharacters } from "./second-factor.rules.ts"

const HOW_MANY = 10

const newCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => recoveryCharacters[randomInt(recoveryCharacters.length)]).join("")

/** As they are shown, once, and what is kept of them. */
export const newRecoveryCodes = () => {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  return { shown: codes.map((code) => inGroups(code)), hashes: codes.map(hashSecret) }
}
