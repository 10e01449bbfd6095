import { useState } from "react"
import { locationTexts } from "../../../locations/texts.ts"
import { Chip } from "../../../ui/chip.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { removePlace } from "../offer.actions.ts"
import type { ServiceLocation } from "../offer.schema.ts"
import { offerScreenTexts } from "../texts.ts"
import { useOfferAction } from "./offer-frame.tsx"

type AreaChipsProps = { label: string; locations: readonly ServiceLocation[] }

/** Where one service is offered; a cross takes a city out at once. What is not open yet is said, once for all of them. */
export function AreaChips({ label, locations }: AreaChipsProps) {
  const t = useTexts(offerScreenTexts)
  const { place } = useTexts(locationTexts)
  const { busy, act } = useOfferAction()
  const [going, setGoing] = useState<string>()
  const remove = (location: ServiceLocation) => {
    if (busy) return
    setGoing(location.id)
    act(() => removePlace(location))
  }
  const closed = locations.filter(({ is_open }) => !is_open).map(({ city }) => city)
  return (
    <div className="grid gap-3">
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {locations.map((location) => (
          <li key={location.id} className="max-w-full">
            <Chip
              icon="map-pin"
              label={place(location.city, location.state)}
              busy={busy && going === location.id}
              onRemove={() => remove(location)}
            />
          </li>
        ))}
      </ul>
      {closed.length > 0 && <p className="text-muted text-sm">{t.notOpenMeans(closed)}</p>}
    </div>
  )
}
