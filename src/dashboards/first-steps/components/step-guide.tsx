import { useNavigate, useRevalidator } from "react-router"
import { ResultCard, resultGrid } from "../../../search/components/result-card.tsx"
import { Button } from "../../../ui/button.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { ProgressBar } from "../../../ui/progress-bar.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { leaveForLater } from "../first-steps.actions.ts"
import type { FirstSteps } from "../first-steps.contract.ts"
import { all, leftToDo } from "../step.rules.ts"
import { firstStepsTexts } from "../texts.ts"
import { SearchListing } from "./search-listing.tsx"
import type { City } from "./step-forms.tsx"
import { StepList } from "./step-list.tsx"

interface StepGuideProps {
  steps: FirstSteps
  cities: readonly City[]
}

/** The dashboard until all is done (`isGuided`): what there is to do, what comes of it, and the way past it. */
export function StepGuide({ steps, cities }: StepGuideProps) {
  const t = useTexts(firstStepsTexts)
  const isWaiting = steps.waiting.length > 0 && !steps.offer
  const done = all.length - leftToDo(steps).length
  return (
    <div className="grid gap-6">
      {isWaiting && <Waiting steps={steps} />}
      <SearchListing steps={steps} />
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
          {steps.state !== "beginning" && <Later />}
        </section>
        <CardPreview steps={steps} />
      </div>
    </div>
  )
}

/** Nothing is asked of them that leads nowhere. */
function Waiting({ steps: { waiting, open } }: { steps: FirstSteps }) {
  const t = useTexts(firstStepsTexts)
  const dates = useDates()
  const names = waiting.map(({ plural_name }) => plural_name)
  return (
    <FormAlert kind="mail">
      {t.waiting(names, dates.day(waiting[0]!.since))}
      {open.length > 0 && <span className="mt-2 block">{t.orElse(open.map(({ name }) => name))}</span>}
    </FormAlert>
  )
}

function Later() {
  const { later: t } = useTexts(firstStepsTexts)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, run } = useOneAtATime()
  const leave = () =>
    void run(async () => {
      if (!(await leaveForLater())) return
      await navigate(".", { replace: true })
      await revalidate()
    })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" busy={busy} onClick={leave} className="max-sm:w-full">
        {t.button}
      </Button>
      <p className="min-w-0 flex-1 basis-56 text-muted text-sm">{t.text}</p>
    </div>
  )
}

/** The very card of the search, with what stands there now. */
function CardPreview({ steps: { card, state } }: { steps: FirstSteps }) {
  const { card: t } = useTexts(firstStepsTexts)
  return (
    <section aria-labelledby="card-title" className="grid content-start gap-3">
      <h2 id="card-title" className="text-xl">
        {t.title}
      </h2>
      {card ? (
        <>
          <div className="@container">
            <ul className={resultGrid}>
              <ResultCard
                service={card}
                to={`/providers/${card.provider_id}`}
                isFirst
                isChosen={false}
                isOtherChosen={false}
              />
            </ul>
          </div>
          {state !== "found" && <p className="text-muted text-sm">{t.notYet}</p>}
        </>
      ) : (
        <p className="rounded-lg border border-border border-dashed p-6 text-muted">{t.empty}</p>
      )}
    </section>
  )
}
