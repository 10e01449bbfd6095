import type { Slice } from "../platform/slice.server.ts"
import { firstStepsApi } from "./first-steps/first-steps.api.server.ts"
import { overviewApi } from "./overview.api.server.ts"
import { exportApi } from "./tools/export.api.server.ts"

export const dashboards: Slice = {
  name: "dashboards",
  description: "The figures that begin a dashboard; what professionals take along",
  calls: [...overviewApi, ...firstStepsApi, ...exportApi],
}
