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
  return (
    <>
      <SearchListing steps={steps} />
      {left.length > 0 && (
        <nav aria-label={t.better} className="flex flex-wrap items-center gap-x-4">
          <span className="text-muted max-sm:basis-full">{t.better}:</span>
          {left.map((name) => (
            <Link
              key={name}
              to={`?step=${name}`}
              className="inline-flex min-h-11 items-center text-tile-ink underline underline-offset-4"
            >
              {t.steps[name].title}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}
