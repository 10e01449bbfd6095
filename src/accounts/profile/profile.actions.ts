import { call, failureMessage } from "../../platform/api/api-client.ts"
import type { OutputOf } from "../../platform/api/contract.ts"
import { textsHere } from "../../platform/language/language.ts"
import {
  storedProfessionalId,
  storedToken,
  storeProfessionalId,
  updateStoredUser,
} from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { ensureProfessionalId, getProfile } from "./profile.contract.ts"
import { profileTexts } from "./texts.ts"

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

export const loadOwnMobile = async () => (await call(getProfile, {})).user.mobile_number ?? ""

export type OwnProfile = OutputOf<typeof getProfile>["user"]

/** The signed-in account, or why it is not to be had. */
export const loadProfile = async (signal: AbortSignal): Promise<OwnProfile | { failure: string }> => {
  try {
    const { user } = await call(getProfile, {}, { signal })
    keepPortrait(user)
    return user
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(profileTexts).notLoaded) }
  }
}

/** The desk hides and restores it while its person is signed in: the menu shows what the page does. */
const keepPortrait = ({ portrait }: OwnProfile) => {
  if (storedUser()?.portrait?.small !== portrait?.small) updateStoredUser({ portrait })
}
