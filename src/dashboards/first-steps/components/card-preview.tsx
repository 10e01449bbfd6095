import { ResultCard, resultGrid } from "../../../search/components/result-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { FirstSteps } from "../first-steps.contract.ts"
import { firstStepsTexts } from "../texts.ts"

/** The very card of the search, with what stands there now. */
export function CardPreview({ steps: { card, state } }: { steps: FirstSteps }) {
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
