/** What the administrators' dashboard asks by itself. */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import type { OutputOf } from "../../platform/api/contract.ts"
import { textsHere } from "../../platform/language/language.ts"
import { locationCounts } from "./location-admin.contract.ts"
import { locationCountsTexts } from "./texts.ts"

export type LocationCounts = OutputOf<typeof locationCounts>
export type CountsAnswer = { counts: LocationCounts } | { failure: string }

/** Answered with a refusal it is not complete; not answered at all, not there. */
export const askLocationCounts = async (signal: AbortSignal): Promise<CountsAnswer> => {
  try {
    return { counts: await call(locationCounts, {}, { signal }) }
  } catch (error) {
    if (signal.aborted) throw error
    const t = textsHere(locationCountsTexts)
    return { failure: error instanceof ApiFailure && error.isServers ? t.incomplete : t.failed }
  }
}
