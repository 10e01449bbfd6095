// The JSON door of a professional's first steps.
import { serve } from "../../platform/api/serve.server.ts"
import { firstSteps } from "./first-steps.contract.ts"
import { showFirstSteps } from "./first-steps.server.ts"

export const firstStepsApi = [serve(firstSteps, showFirstSteps)]
