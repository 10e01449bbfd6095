import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { leaveFirstSteps } from "../professionals/business/business.server.ts"
import { firstSteps, leaveRestForLater } from "./first-steps/first-steps.contract.ts"
import { showFirstSteps } from "./first-steps/first-steps.server.ts"
import { customerOverview, professionalOverview } from "./overview.contract.ts"
import { showCustomerOverview, showProfessionalOverview } from "./overview.server.ts"
import { bookingsFile, reviewsFile } from "./tools/table-export.contract.ts"
import { TOOLS_PAGE } from "./tools/table-export.rules.ts"
import { exportBookings, exportReviews } from "./tools/table-export.server.ts"

export const dashboards: Slice = {
  name: "dashboards",
  description: "The figures that begin a dashboard; what professionals take along",
  calls: [
    serve(customerOverview, showCustomerOverview),
    serve(professionalOverview, showProfessionalOverview),
    serve(firstSteps, showFirstSteps),
    serve(leaveRestForLater, leaveFirstSteps),
    serveFile(bookingsFile, exportBookings, { page: TOOLS_PAGE }),
    serveFile(reviewsFile, exportReviews, { page: TOOLS_PAGE }),
  ],
}
