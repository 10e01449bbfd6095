import { useEffect, useRef } from "react"
import { toast } from "../../../ui/toast-store.ts"
import { useWords } from "../../../ui/use-words.ts"
import type { FirstSteps } from "../first-steps.contract.ts"
import { firstStepsWords } from "../first-steps.words.ts"

/** The moment it is true, wherever on the page somebody is: on a phone the sign of it is above what they look at. */
export const useSayFound = (state: FirstSteps["state"] | undefined) => {
  const t = useWords(firstStepsWords)
  const was = useRef(state)
  useEffect(() => {
    if (was.current === "beginning" && state === "found") toast("success", t.found.title, 5000)
    was.current = state ?? was.current
  }, [state, t])
}
