import { Picture } from "../../../drawings/picture.tsx"
import { Badge } from "../../../ui/badge.tsx"
import { Card } from "../../../ui/card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { professionalTexts } from "../texts.ts"

export interface AcceptedProfession {
  slug: string
  plural_name: string
  /** None: there is a waiting list. */
  available_cities: readonly string[]
}

/** As the catalogue has them: who can be booked today, and who joins a waiting list. */
export function Professions({ professions }: { professions: readonly AcceptedProfession[] }) {
  const { professions: t } = useTexts(professionalTexts)
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {professions.map(({ slug, plural_name, available_cities }) => (
        <Card as="li" flush key={slug} className="flex items-stretch">
          <Picture
            kind="service"
            seed={slug}
            detail="low"
            className="w-28 shrink-0 border-line border-r bg-sunken print:hidden"
          />
          <div className="grid min-w-0 content-center justify-items-start gap-2 p-4">
            <h3 className="text-lg">{plural_name}</h3>
            {available_cities.length > 0 ? (
              <Badge tone="neem">{t.open(available_cities)}</Badge>
            ) : (
              <Badge tone="brass">{t.coming}</Badge>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}
