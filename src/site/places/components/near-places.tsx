import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { placePath } from "../place.rules.ts"
import type { Place } from "../place.server.ts"
import { placeTexts } from "../texts.ts"
import { placeClasses } from "./place-list.ts"

/** The nearest localities that have a page of their own, with how far they are. */
export function NearPlaces({ place: { near, ...place } }: { place: Place }) {
  const { near: t } = useTexts(placeTexts)
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {near.map(({ locality, name, km, professionals }) => (
        <li key={locality}>
          <Link to={placePath({ ...place, locality })} className={placeClasses}>
            <span className="flex items-baseline justify-between gap-3 font-semibold">
              {name}
              <span className="whitespace-nowrap font-normal text-muted text-sm">{t.far(km)}</span>
            </span>
            <span className="text-muted text-sm">{t.count(place.plural_name, professionals)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
