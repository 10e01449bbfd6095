import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { analyticsFile, professionalAnalytics } from "./analytics.contract.ts"
import { analyticsData } from "./analytics.personal.server.ts"
import { exportAnalytics, getAnalytics } from "./analytics.server.ts"
import { dayCountJobs, dayCountSchedules } from "./day-count.jobs.server.ts"
import { ANALYTICS_PAGE } from "./period.rules.ts"
import { noteSeen } from "./seen/seen.contract.ts"
import { noteWhatWasSeen } from "./seen/seen.server.ts"
import { openSeenFlusher } from "./seen/seen-counts.server.ts"

export const analytics: Slice = {
  name: "analytics",
  description: "A professional's figures over time, from totals of days; how often profiles are seen",
  tables: ["professional_days", "day_changes", "day_count_state"],
  impersonal: ["day_count_state"],
  personal: [analyticsData],
  calls: [
    serve(professionalAnalytics, getAnalytics),
    serveFile(analyticsFile, exportAnalytics, { page: ANALYTICS_PAGE }),
    serve(noteSeen, noteWhatWasSeen),
  ],
  jobs: dayCountJobs,
  schedules: dayCountSchedules,
  background: openSeenFlusher,
}
