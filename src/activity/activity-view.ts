import { call, failureMessage } from "../platform/api-client.ts"
import { type Activity, userActivity } from "./activity.contract.ts"

export interface ActivityView {
  activities: Activity[]
  failure: string | null
}

/** More than the panel shows, because it tells repeated log-ins once. */
const ASKED = 30

/** For the panel of a dashboard: its own failure does not take the rest of the page along. */
export const loadRecentActivity = async (signal: AbortSignal): Promise<ActivityView> => {
  try {
    const { activities } = await call(userActivity, { limit: ASKED }, { signal })
    return { activities, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { activities: [], failure: failureMessage(error, "An error occurred while fetching your recent activity") }
  }
}
