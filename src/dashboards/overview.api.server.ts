// The JSON door of the figures that begin a dashboard.
import { serve } from "../platform/api/serve.server.ts"
import { customerOverview, professionalOverview } from "./overview.contract.ts"
import { showCustomerOverview, showProfessionalOverview } from "./overview.server.ts"

export const overviewApi = [
  serve(customerOverview, showCustomerOverview),
  serve(professionalOverview, showProfessionalOverview),
]
