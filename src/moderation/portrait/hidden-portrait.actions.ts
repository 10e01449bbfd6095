import { call } from "../../platform/api/api-client.ts"
import type { OutputOf } from "../../platform/api/contract.ts"
import { hiddenPortrait } from "./hidden-portrait.contract.ts"

export type HiddenPortraitOf = OutputOf<typeof hiddenPortrait>["hidden"]

/** Where it cannot be had, the profile does without it. */
export const loadHiddenPortrait = async (signal: AbortSignal): Promise<HiddenPortraitOf> => {
  try {
    return (await call(hiddenPortrait, {}, { signal })).hidden
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
