// The JSON door of the hours that are kept.
import { serve } from "../../platform/api/serve.server.ts"
import { changeAvailability, showAvailability } from "./hours.contract.ts"
import { changeHours, showOwnHours } from "./hours.server.ts"

export const hoursApi = [serve(showAvailability, showOwnHours), serve(changeAvailability, changeHours)]
