import { serve } from "../platform/api/serve.server.ts"
import { userActivity } from "./activity.contract.ts"
import { listActivity } from "./activity.server.ts"

export const activityApi = [serve(userActivity, listActivity)]
