import { locationOptions } from "../../locations/location.contract.ts"
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { wordsHere } from "../../platform/words/language.ts"
import { toast } from "../../ui/toast-store.ts"
import { firstSteps, leaveRestForLater } from "./first-steps.contract.ts"
import { firstStepsWords } from "./first-steps.words.ts"
import { leftToDo } from "./step.rules.ts"

/** With the cities to choose from, as long as there is something to do. */
export const loadFirstSteps = async (signal: AbortSignal) => {
  const steps = await call(firstSteps, {}, { signal })
  const isAsked = leftToDo(steps).length > 0 && (steps.is_new || !steps.is_later)
  const { cities } = isAsked ? await call(locationOptions, {}, { signal }) : { cities: [] }
  return { steps, cities }
}

/** False where it could not be kept, which is said. */
export const leaveForLater = () =>
  call(leaveRestForLater, {}).then(
    () => true,
    (error: unknown) => {
      toast("error", failureMessage(error, wordsHere(firstStepsWords).failed), 5000)
      return false
    },
  )
