import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { PlaceUse } from "../location-admin.schema.ts"
import { addressOf } from "../managed-place.rules.ts"
import { placeUseTexts } from "../texts.ts"

interface PlaceUseLinksProps {
  place: { id: number; name: string }
  inUse: PlaceUse
}

/** The way to what has to go first. */
export function PlaceUseLinks({ place: { id, name }, inUse }: PlaceUseLinksProps) {
  const t = useTexts(placeUseTexts)
  const pages: Record<keyof PlaceUse, string> = {
    states: addressOf({ tab: "states", country: String(id) }),
    cities: addressOf({ tab: "cities", state: String(id) }),
    localities: `/admin/catalogue?${new URLSearchParams({ tab: "cities", city: String(id) })}`,
    professionals: `/admin/verification/professionals?${new URLSearchParams({ q: name })}`,
    services: "/admin/catalogue",
  }
  const found = (Object.keys(pages) as (keyof PlaceUse)[]).filter((kind) => inUse[kind])
  if (found.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{t.lead(name)}</p>
      <ul>
        {found.map((kind) => (
          <li key={kind}>
            <Link to={pages[kind]} className={linkClasses}>
              <Icon name="arrow-right" className="size-4" />
              {t[kind](inUse[kind] ?? 0)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const linkClasses = "inline-flex min-h-11 items-center gap-2 text-tile-ink underline underline-offset-4"
