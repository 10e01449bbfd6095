import { locationOptions } from "../../locations/location.contract.ts"
import { call } from "../../platform/api/api-client.ts"
import { firstSteps } from "./first-steps.contract.ts"

/** With the cities to choose from, for who has not come further. */
export const loadFirstSteps = async (signal: AbortSignal) => {
  const steps = await call(firstSteps, {}, { signal })
  const { cities } = steps.state === "beginning" ? await call(locationOptions, {}, { signal }) : { cities: [] }
  return { steps, cities }
}
