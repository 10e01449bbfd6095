import { useLayoutEffect, useRef } from "react"
import type { FirstSteps } from "../first-steps.contract.ts"

interface ShownSteps {
  state: FirstSteps["state"]
  isGuided: boolean
}

/**
 * What comes of a step stands above it: that they can be found, or the dashboard in place of the steps. The step that was
 * saved goes with it, so who pressed its button goes on at the heading of what has come, in sight. Before effects, as the
 * list of the steps would else have the focus go to the next one. A focus that is elsewhere stays there.
 */
export const useFocusOnResult = (shown: ShownSteps | undefined) => {
  const was = useRef(shown)
  const { state, isGuided } = shown ?? {}
  useLayoutEffect(() => {
    const before = was.current
    if (!state || isGuided === undefined) return
    was.current = { state, isGuided }
    const isNews = (before?.state === "beginning" && state === "found") || (before?.isGuided && !isGuided)
    if (!isNews || document.activeElement !== document.body) return
    const heading = document.getElementById("found-title")
    const news = heading ?? document.getElementById("main")
    news?.focus({ preventScroll: true })
    news?.scrollIntoView({ block: heading ? "nearest" : "start" })
  }, [state, isGuided])
}
