import { Breadcrumb } from "../../../ui/breadcrumb.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { addressOf } from "../managed-place.rules.ts"
import type { ManagedPlaces } from "../managed-places.list.ts"
import { locationAdminTexts } from "../texts.ts"

/** On a lower tab: the way back, and in what one is. */
export function PlacePath({ view: { place, countries, states } }: { view: ManagedPlaces }) {
  const t = useTexts(locationAdminTexts)
  if (place.tab === "countries") return null
  const state = states.find(({ id }) => String(id) === place.state)
  const countryId = state ? String(state.country_id) : place.country
  const country = countries.find(({ id }) => String(id) === countryId)
  const isUnknown = (place.state && !state) || (place.country && !country)
  const up = place.tab === "cities" ? addressOf({ tab: "states", country: countryId }) : addressOf({})
  const steps = [
    { label: t.everywhere, to: addressOf({}) },
    ...(country ? [{ label: country.name, to: addressOf({ tab: "states", country: String(country.id) }) }] : []),
    ...(state ? [{ label: state.name, to: "" }] : []),
    ...(isUnknown ? [{ label: t.unknownPlace, to: "" }] : []),
  ]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <LinkButton to={up} variant="secondary" size="small" icon="arrow-left">
        {t.back}
      </LinkButton>
      {steps.length > 1 && (
        <Breadcrumb items={steps.map((step, at) => (at < steps.length - 1 ? step : { label: step.label }))} />
      )}
    </div>
  )
}
