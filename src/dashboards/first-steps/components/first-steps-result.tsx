import { useLayoutEffect, useRef } from "react"
import { OWN_PROJECTS_PAGE } from "../../../professionals/projects/project-paths.ts"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { FirstSteps } from "../first-steps.contract.ts"
import { leftToDo } from "../step.rules.ts"
import { firstStepsTexts } from "../texts.ts"
import { SearchListing } from "./search-listing.tsx"

/** Over the usual dashboard. Who is new finds the way back to what they left for later. */
export function FirstStepsResult({ steps }: { steps: FirstSteps }) {
  const t = useTexts(firstStepsTexts)
  const left = steps.is_new ? leftToDo(steps) : []
  const showsNothing = steps.is_new && !steps.shows_work
  return (
    <>
      <SearchListing steps={steps} />
      {(left.length > 0 || showsNothing) && (
        <nav aria-label={t.better} className="flex flex-wrap items-center gap-x-4">
          <span className="text-muted max-sm:basis-full">{t.better}:</span>
          {left.map((name) => (
            <Link key={name} to={`?step=${name}`} className={linkClasses}>
              {t.steps[name].title}
            </Link>
          ))}
          {showsNothing && (
            <Link to={OWN_PROJECTS_PAGE} className={linkClasses}>
              {t.work}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

const linkClasses = "inline-flex min-h-11 items-center text-tile-ink underline underline-offset-4"

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
