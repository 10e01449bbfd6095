import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { useWords } from "../../ui/use-words.ts"
import { compareWords } from "../compare.words.ts"
import type { CategoryChoice } from "../comparison.ts"

/** Nobody to choose from: nothing was asked for yet, or nobody is there; who waits for a service can be told of it. */
export function NoChoices({ category }: { category: CategoryChoice | null }) {
  const t = useWords(compareWords)
  if (!category) return <p className="text-lg text-muted">{t.unasked}</p>
  return (
    <EmptyState
      title={t.none}
      action={
        category.isOpen ? (
          <LinkButton to="/search" variant="secondary">
            {t.find}
          </LinkButton>
        ) : (
          <LinkButton to={`/services/${category.slug}`}>{t.notify(category.name)}</LinkButton>
        )
      }
    />
  )
}
