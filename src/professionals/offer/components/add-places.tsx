import { type FormEvent, useId, useState } from "react"
import type { Places } from "../../../locations/location.contract.ts"
import { Button } from "../../../ui/button.tsx"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { ComboboxSeveral } from "../../../ui/field/combobox-several.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { addPlaces } from "../offer.actions.ts"
import type { OwnService } from "../offer.schema.ts"
import { offerScreenTexts, serviceLocationsTexts } from "../texts.ts"
import { useOfferAction } from "./offer-frame.tsx"

type AddPlacesProps = {
  services: readonly OwnService[]
  places: Places
  /** Whose page it was come from; all of them otherwise. */
  askedId: string | undefined
}

/** Country, state, then as many cities as one likes; for one service or several at once. */
export function AddPlaces({ services, places, askedId }: AddPlacesProps) {
  const t = useTexts(serviceLocationsTexts).add
  const { notOpenMeans } = useTexts(offerScreenTexts)
  const { busy, act } = useOfferAction()
  const [country, setCountry] = useState(String(places.countries[0]?.id ?? ""))
  const [state, setState] = useState("")
  const [chosen, setChosen] = useState<string[]>([])
  const [serviceIds, setServiceIds] = useState(askedId ? [askedId] : services.map(({ id }) => id))
  const [isSent, setSent] = useState(false)
  const servicesId = useId()

  const states = places.states.filter(({ country_id }) => String(country_id) === country)
  const isHere = (city: Places["cities"][number]) =>
    String(city.country_id) === country && (state === "" || String(city.state_id) === state)
  const wanted = services.filter(({ id }) => serviceIds.includes(id))
  const isThere = ({ id }: Places["cities"][number]) =>
    wanted.length > 0 && wanted.every(({ locations }) => locations.some(({ city_id }) => city_id === id))
  // What was chosen before another state or service was looked at stays chosen.
  const cities = places.cities.filter((city) => (isHere(city) && !isThere(city)) || chosen.includes(String(city.id)))
  const closed = places.cities
    .filter(({ id, is_open }) => chosen.includes(String(id)) && !is_open)
    .map(({ name }) => name)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (chosen.length === 0 || wanted.length === 0)
      return document.getElementById(chosen.length ? servicesId : cityField)?.focus()
    act(async () => {
      const isDone = await addPlaces(
        wanted.map(({ id }) => id),
        chosen.map(Number),
      )
      if (isDone) {
        setChosen([])
        setSent(false)
      }
      return true
    })
  }
  return (
    <TitledCard title={t.heading}>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t.country}
            options={places.countries.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={country}
            onChange={({ target }) => {
              setCountry(target.value)
              setState("")
            }}
          />
          <SelectField
            label={t.state}
            placeholder={t.allStates}
            options={states.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={state}
            onChange={({ target }) => setState(target.value)}
          />
        </div>
        <ComboboxSeveral
          id={cityField}
          label={t.cities}
          placeholder={t.placeholder}
          hint={t.hint}
          error={isSent && chosen.length === 0 ? t.noCity : undefined}
          options={cities.map(({ id, name, state_name }) => ({ value: String(id), label: name, note: state_name }))}
          chosen={chosen}
          onChange={setChosen}
        />
        {closed.length > 0 && (
          <p className="flex gap-2 text-muted">
            <Icon name="info" className="mt-0.5 size-5" />
            {notOpenMeans(closed)}
          </p>
        )}
        {services.length > 1 && (
          <fieldset id={servicesId} tabIndex={-1}>
            <legend className="font-semibold">{t.services}</legend>
            {services.map(({ id, title, name }, index) => (
              <Checkbox
                key={id}
                label={title || name}
                checked={serviceIds.includes(id)}
                error={isSent && wanted.length === 0 && index === 0 ? t.noService : undefined}
                onChange={({ target }) =>
                  setServiceIds(target.checked ? [...serviceIds, id] : serviceIds.filter((one) => one !== id))
                }
              />
            ))}
          </fieldset>
        )}
        <Button type="submit" busy={busy} className="justify-self-start max-sm:w-full">
          {t.button}
        </Button>
      </form>
    </TitledCard>
  )
}

const cityField = "cities-to-add"
