import { Picture } from "../../drawings/picture.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { CategoryChoice, Comparison } from "../comparison.ts"
import { compareAddress } from "../selection.rules.ts"
import { compareTexts } from "../texts.ts"

/** Nobody to choose from: nothing was asked for yet, or nobody is there; who waits for a service can be told of it. */
export function NoChoices({ view: { category, categories } }: { view: Comparison }) {
  const t = useTexts(compareTexts)
  if (!category) return <Unasked open={categories.filter(({ isOpen }) => isOpen)} />
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

/** One tap instead of the list above it, for what can be booked. */
function Unasked({ open }: { open: readonly CategoryChoice[] }) {
  const { unasked } = useTexts(compareTexts)
  return (
    <>
      <p className="text-lg text-muted">{unasked}</p>
      <ul className="grid max-w-3xl gap-5 sm:grid-cols-2">
        {open.map(({ slug, name }, place) => (
          <Card as="li" key={slug} flush lifts className="relative">
            <Picture
              kind="service"
              seed={slug}
              detail="low"
              eager={place === 0}
              className="h-36 w-full border-line border-b bg-sunken sm:h-44"
            />
            <Link
              to={compareAddress({ category: name, ids: [] })}
              className="block p-4 font-semibold font-serif text-lg after:absolute after:inset-0"
            >
              {name}
            </Link>
          </Card>
        ))}
      </ul>
    </>
  )
}
