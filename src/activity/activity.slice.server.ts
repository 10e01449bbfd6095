import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { userActivity } from "./activity.contract.ts"
import { activityJobs, activitySchedules } from "./activity.jobs.server.ts"
import { activityData } from "./activity.personal.server.ts"
import { listActivity } from "./activity.server.ts"

export const activity: Slice = {
  name: "activity",
  description: "What somebody has done lately",
  tables: ["activities"],
  personal: [activityData],
  calls: [serve(userActivity, listActivity)],
  jobs: activityJobs,
  schedules: activitySchedules,
}
