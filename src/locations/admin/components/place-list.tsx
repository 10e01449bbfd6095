import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { namedLike } from "../managed-place.rules.ts"
import type { ManagedPlaces } from "../managed-places.list.ts"
import { locationAdminTexts } from "../texts.ts"
import { CityTable, CountryTable, StateTable } from "./place-table.tsx"

/** More rows than these are drawn when they are asked for. */
const SHOWN = 100

type PlaceListProps = {
  view: ManagedPlaces
  terms: string
  /** Undefined for who may only look. */
  toAdd: string | undefined
  toDialog: ((dialog: "edit" | "delete", id: number) => string) | undefined
}

/** The rows of the tab whose names are like what is typed; cities were looked for as they were loaded. */
export function PlaceList({ view, terms, toAdd, toDialog }: PlaceListProps) {
  const t = useTexts(locationAdminTexts)
  const [limit, setLimit] = useState(SHOWN)
  const { tab, country, state } = view.place
  const countries = namedLike(view.countries, terms)
  const states = namedLike(view.states, terms)
  const { cities, totalCities } = view
  const shown = { countries, states, cities }[tab].length
  const found = tab === "cities" ? totalCities : shown
  if (shown === 0) return <NoPlaces view={view} terms={terms} toAdd={toAdd} />
  return (
    <div className="grid gap-4">
      {terms !== "" && (
        <p role="status" className="text-muted text-sm">
          {t.shown(found, tab === "cities" ? citiesIn(view) : view[tab].length)}
        </p>
      )}
      {tab === "countries" && <CountryTable rows={countries.slice(0, limit)} toDialog={toDialog} />}
      {tab === "states" && <StateTable rows={states.slice(0, limit)} toDialog={toDialog} isWide={!country} />}
      {tab === "cities" && <CityTable rows={cities.slice(0, limit)} toDialog={toDialog} isWide={!state} />}
      {shown > limit && (
        <div className="text-center">
          <Button variant="secondary" onClick={() => setLimit(limit + SHOWN)}>
            {t.more(Math.min(SHOWN, shown - limit))}
          </Button>
        </div>
      )}
      {found > shown && <p className="text-muted text-sm">{t.notAll(Math.min(limit, shown), found)}</p>}
    </div>
  )
}

/** All that the place has. */
const citiesIn = ({ states, place: { country, state } }: ManagedPlaces) =>
  states
    .filter((one) => (!state || String(one.id) === state) && (!country || String(one.country_id) === country))
    .reduce((sum, { city_count }) => sum + city_count, 0)

function NoPlaces({ view: { place }, terms, toAdd }: Pick<PlaceListProps, "view" | "terms" | "toAdd">) {
  const t = useTexts(locationAdminTexts)
  if (terms !== "") return <EmptyState title={t.empty[place.tab]}>{t.noMatch(terms)}</EmptyState>
  const action = toAdd && (
    <LinkButton to={toAdd} preventScrollReset variant="secondary">
      {t.add[place.tab]}
    </LinkButton>
  )
  return (
    <EmptyState title={t.empty[place.tab]} action={action}>
      {toAdd && t.emptyHint[place.tab]}
    </EmptyState>
  )
}
