import { call, failureMessage } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { type Activity, userActivity } from "./activity.contract.ts"
import { recentActivityTexts } from "./texts.ts"

export interface RecentActivityView {
  activities: Activity[]
  failure: string | null
}

/** More than the panel shows, because repeats are left out. */
const FETCHED = 30

/** For the panel of a dashboard: its failure does not fail the page. */
export const loadRecentActivity = async (signal: AbortSignal): Promise<RecentActivityView> => {
  try {
    const { activities } = await call(userActivity, { limit: FETCHED, without: "sign_ins" }, { signal })
    return { activities, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { activities: [], failure: failureMessage(error, textsHere(recentActivityTexts).failed) }
  }
}
