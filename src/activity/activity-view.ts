import { call, failureMessage } from "../platform/api-client.ts"
import type { Activity, userActivity } from "./activity.contract.ts"

export interface ActivityView {
  activities: Activity[]
  failure: string | null
}

// The address only: the schema of this call stays on the server.
const address = { method: "GET", path: "/user/activity" } as const

/** More than the panel shows, because it tells repeated log-ins once. */
const ASKED = 30

/** For the panel of a dashboard: its own failure does not take the rest of the page along. */
export const loadRecentActivity = async (signal: AbortSignal): Promise<ActivityView> => {
  try {
    const { activities } = await call<typeof userActivity>(address, { limit: ASKED }, { signal })
    return { activities, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { activities: [], failure: failureMessage(error, "An error occurred while fetching your recent activity") }
  }
}
