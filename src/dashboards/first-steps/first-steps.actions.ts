import { locationOptions } from "../../locations/location.contract.ts"
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { firstSteps, leaveRestForLater } from "./first-steps.contract.ts"
import { leftToDo } from "./step.rules.ts"
import { firstStepsTexts } from "./texts.ts"

/** With the cities to choose from, as long as there is something to do. */
export const loadFirstSteps = async (signal: AbortSignal) => {
  const steps = await call(firstSteps, {}, { signal })
  const isAsked = leftToDo(steps).length > 0 && (steps.is_new || !steps.is_later)
  const { cities } = isAsked ? await call(locationOptions, {}, { signal }) : { cities: [] }
  return { steps, cities }
}

/** False where it could not be kept, which is said. */
export const leaveForLater = async () =>
  (await toastOnFailure(call(leaveRestForLater, {}), textsHere(firstStepsTexts).failed)) !== undefined
