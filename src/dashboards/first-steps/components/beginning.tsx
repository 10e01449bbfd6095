import { FormAlert } from "../../../ui/form-alert.tsx"
import { ProgressBar } from "../../../ui/progress-bar.tsx"
import { useDates, useWords } from "../../../ui/use-words.ts"
import type { FirstSteps, StepName } from "../first-steps.contract.ts"
import { firstStepsWords } from "../first-steps.words.ts"
import { better, needed } from "../step.rules.ts"
import { CardPreview } from "./card-preview.tsx"
import type { City } from "./step-forms.tsx"
import { StepList } from "./step-list.tsx"

interface BeginningProps {
  steps: FirstSteps
  cities: readonly City[]
}

const all: readonly StepName[] = [...needed, ...better]

/** The dashboard of somebody whom nobody can find yet: what there is to do, and what comes of it. */
export function Beginning({ steps, cities }: BeginningProps) {
  const t = useWords(firstStepsWords)
  const isWaiting = steps.waiting.length > 0 && !steps.offer
  const done = all.filter((name) => steps.done[name]).length
  return (
    <div className="grid gap-6">
      {isWaiting && <Waiting steps={steps} />}
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <section aria-labelledby="steps-title" className="grid gap-4">
          <div>
            <h2 id="steps-title" className="text-xl">
              {t.title}
            </h2>
            <p className="text-muted">{t.lead}</p>
          </div>
          <ProgressBar label={t.title} percent={(100 * done) / all.length}>
            {`${done}/${all.length}`}
          </ProgressBar>
          <StepList names={all} steps={steps} cities={cities} />
        </section>
        <CardPreview steps={steps} />
      </div>
    </div>
  )
}

/** Nothing is asked of them that leads nowhere. */
function Waiting({ steps: { waiting, open } }: { steps: FirstSteps }) {
  const t = useWords(firstStepsWords)
  const dates = useDates()
  const names = waiting.map(({ plural_name }) => plural_name)
  return (
    <FormAlert kind="mail">
      {t.waiting(names, dates.day(waiting[0]!.since))}
      {open.length > 0 && <span className="mt-2 block">{t.orElse(open.map(({ name }) => name))}</span>}
    </FormAlert>
  )
}
