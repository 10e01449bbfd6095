import { call } from "../../platform/api/api-client.ts"
import { storedProfessionalId, storedToken, storeProfessionalId } from "../../platform/session/stored-session.ts"
import { ensureProfessionalId } from "./professional-id.contract.ts"

let asking: Promise<string | undefined> | undefined

/**
 * The id of the professional who is signed in: stored, else asked of the server, which makes the profile where it is
 * missing. Undefined where it cannot be had just now: the pages do without it, since the token says who asks.
 */
export const ownProfessionalId = async (): Promise<string | undefined> => {
  const stored = storedProfessionalId()
  if (stored) return stored
  if (!storedToken()) {
    // Specification 1 §8: this is logged, and nothing comes of it.
    reportError(new Error("There is no token to ensure a professional id with."))
    return undefined
  }
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

const ask = async () => {
  const answer = await call(ensureProfessionalId, {}).catch(() => undefined)
  if (answer) storeProfessionalId(answer.professional_id)
  return answer?.professional_id
}
