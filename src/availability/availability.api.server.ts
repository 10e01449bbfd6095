// The JSON door of availability.
import { serve } from "../platform/api/serve.server.ts"
import { freeTimes } from "./availability.contract.ts"
import { showFreeTimes } from "./availability.server.ts"

export const availabilityApi = [serve(freeTimes, showFreeTimes)]
