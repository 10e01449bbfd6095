// The JSON door of complaints.
import { serve } from "../../platform/api/serve.server.ts"
import { escalateGrievance, fileGrievance, grievanceStatus } from "./grievance.contract.ts"
import { showGrievance, takeGrievance, takeGrievanceFurther } from "./grievance.server.ts"

export const grievanceApi = [
  serve(fileGrievance, takeGrievance),
  serve(grievanceStatus, showGrievance),
  serve(escalateGrievance, takeGrievanceFurther),
]
