import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { leaveFirstSteps } from "../professionals/business/business.server.ts"
import { firstSteps, leaveRestForLater } from "./first-steps/first-steps.contract.ts"
import { getFirstSteps } from "./first-steps/first-steps.server.ts"
import { customerOverview, professionalOverview } from "./overview.contract.ts"
import { getCustomerOverview, getProfessionalOverview } from "./overview.server.ts"
import { bookingsFile, reviewsFile } from "./tools/table-export.contract.ts"
import { TOOLS_PAGE } from "./tools/table-export.rules.ts"
import { exportBookings, exportReviews } from "./tools/table-export.server.ts"

export const dashboards: Slice = {
  name: "dashboards",
  description: "The figures that begin a dashboard; what professionals take along",
  calls: [
    serve(customerOverview, getCustomerOverview),
    serve(professionalOverview, getProfessionalOverview),
    serve(firstSteps, getFirstSteps),
    serve(leaveRestForLater, leaveFirstSteps),
    serveFile(bookingsFile, exportBookings, { page: TOOLS_PAGE }),
    serveFile(reviewsFile, exportReviews, { page: TOOLS_PAGE }),
  ],
}
