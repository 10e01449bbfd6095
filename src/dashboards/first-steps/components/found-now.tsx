import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useWords } from "../../../ui/use-words.ts"
import type { FirstSteps } from "../first-steps.contract.ts"
import { firstStepsWords } from "../first-steps.words.ts"
import { leftToDo } from "../step.rules.ts"
import { CardPreview } from "./card-preview.tsx"
import { StepList } from "./step-list.tsx"

/** Over the dashboard of somebody who is new: that they can be found, and what is still worth a minute. */
export function FoundNow({ steps }: { steps: FirstSteps }) {
  const t = useWords(firstStepsWords)
  const left = leftToDo(steps)
  const business = steps.card?.business_name ?? ""
  return (
    <section aria-labelledby="found-title" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-neem-soft p-5 text-neem-ink">
        <div className="flex min-w-0 flex-1 basis-64 gap-3">
          <Icon name="check" className="mt-1 size-6" />
          <div>
            <h2 id="found-title" className="text-xl">
              {t.found.title}
            </h2>
            <p>{t.found.text}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          <LinkButton to={`/search?${new URLSearchParams({ query: business })}`} variant="secondary" icon="search">
            {t.found.search}
          </LinkButton>
          <LinkButton to={`/providers/${steps.id}`} variant="secondary" icon="eye">
            {t.found.profile}
          </LinkButton>
        </div>
      </div>
      {left.length > 0 && (
        <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="grid gap-4">
            <h3 className="text-xl">{t.better}</h3>
            <StepList names={left} steps={steps} cities={[]} />
          </div>
          <CardPreview steps={steps} />
        </div>
      )}
    </section>
  )
}
