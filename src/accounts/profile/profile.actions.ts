import { call, failureMessage } from "../../platform/api/api-client.ts"
import type { OutputOf } from "../../platform/api/contract.ts"
import { textsHere } from "../../platform/language/language.ts"
import { getProfile } from "./profile.contract.ts"
import { profileTexts } from "./texts.ts"

export type OwnProfile = OutputOf<typeof getProfile>["user"]

/** The signed-in account, or why it is not to be had. */
export const loadProfile = async (signal: AbortSignal): Promise<OwnProfile | { failure: string }> => {
  try {
    return (await call(getProfile, {}, { signal })).user
  } catch (error) {
    if (signal.aborted) throw error
    return { failure: failureMessage(error, textsHere(profileTexts).notLoaded) }
  }
}
