import { compareAddress, MAX_COMPARED, MIN_COMPARED, TABLE } from "../../../compare/comparison-url.rules.ts"
import { CompareLink } from "../../../compare/components/compare-link.tsx"
import { professionalTexts } from "../../../professionals/texts.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { ChoiceCard, choiceGrid } from "../../components/choice-card.tsx"
import type { ShortlistedProfessional } from "../shortlisted.ts"
import { shortlistPageTexts } from "../texts.ts"
import { ShortlistHeart } from "./shortlist-heart.tsx"

/** The professionals of a list, and the way to all of them side by side. */
export function ShortlistCards({ professionals }: { professionals: readonly ShortlistedProfessional[] }) {
  const t = useTexts(shortlistPageTexts)
  const { book } = useTexts(professionalTexts)
  const first = professionals.slice(0, MAX_COMPARED).map(({ provider_id }) => provider_id)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{t.count(professionals.length)}</p>
        {professionals.length >= MIN_COMPARED && (
          <LinkButton to={`${compareAddress({ ids: first })}#${TABLE}`} variant="secondary">
            {t.compare(first.length, professionals.length)}
          </LinkButton>
        )}
      </div>
      <ul className={choiceGrid}>
        {professionals.map((one) => (
          <ChoiceCard
            key={one.provider_id}
            choice={one}
            work={one.trades.join(", ")}
            offer={one.offer ?? undefined}
            isPublic
            corner={
              <>
                <ShortlistHeart id={one.provider_id} name={one.provider_name} className="absolute top-2 right-2" />
                <CompareLink id={one.provider_id} name={one.provider_name} className="absolute right-2 bottom-2" />
              </>
            }
          >
            <LinkButton to={`/providers/${one.provider_id}`} variant="secondary" className="whitespace-nowrap">
              <span>
                {t.view}
                <span className="sr-only">{t.of(one.provider_name)}</span>
              </span>
            </LinkButton>
            {one.offer && (
              <LinkButton
                to={`/providers/${one.provider_id}?book=${one.offer.id}`}
                icon="calendar"
                variant="tinted"
                className="whitespace-nowrap"
              >
                <span>
                  {book}
                  <span className="sr-only">{t.with(one.provider_name)}</span>
                </span>
              </LinkButton>
            )}
          </ChoiceCard>
        ))}
      </ul>
    </div>
  )
}
