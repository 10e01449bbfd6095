import type { Slice } from "../platform/slice.server.ts"
import { activityApi } from "./activity.api.server.ts"

export const activity: Slice = {
  name: "activity",
  description: "What somebody has done lately",
  calls: activityApi,
}
