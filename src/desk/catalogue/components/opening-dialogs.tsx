import { SelectField } from "../../../ui/field/select.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { catalogueAddress, mailsIn } from "../catalogue.rules.ts"
import type { CatalogueService } from "../catalogue.schema.ts"
import { closeServiceForm, openServiceForm } from "../opening.form.ts"
import { catalogueTexts } from "../texts.ts"
import type { CatalogueDialog } from "./use-catalogue-dialog.ts"

interface City {
  id: number
  name: string
}

/** Of a service the city is chosen, with the first one that it is not open in. */
export function OpenInCityDialog(props: {
  service: CatalogueService
  cities: readonly City[]
  /** Whether there are cities beside these. */
  hasMore: boolean
  dialog: CatalogueDialog
}) {
  const { service, hasMore, dialog } = props
  const { opening: t } = useTexts(catalogueTexts)
  const cities = props.cities.filter(({ id }) => service.cities.every((open) => open.id !== id))
  const first = String(cities[0]?.id ?? "")
  const form = useForm(openServiceForm, {
    ...dialog.settled,
    hiddenFields: { id: String(service.id) },
    prefill: (typed) => ({ city_id: first, ...typed }),
  })
  const chosen = cities.find(({ id }) => String(id) === (form.typed.city_id ?? first))
  return (
    <FormDialog
      form={form}
      title={t.title(service.plural_name)}
      verb={t.verb}
      keep={t.keep}
      onClose={dialog.close}
      keepOnOutsideClick
    >
      <SelectField
        {...form.field("city_id")}
        placeholder={t.choose}
        options={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={first}
        data-first=""
      />
      {hasMore && (
        <p className="text-muted text-sm">
          {t.elsewhere((tab) => (
            <Link to={catalogueAddress({ tab: "cities" })} className="underline underline-offset-4">
              {tab}
            </Link>
          ))}
        </p>
      )}
      {chosen && <WhatFollows service={service} city={chosen} />}
    </FormDialog>
  )
}

/** Of a city the service is chosen. */
export function OpenServiceDialog(props: {
  city: City
  services: readonly CatalogueService[]
  dialog: CatalogueDialog
}) {
  const { city, dialog } = props
  const { cities: t, opening } = useTexts(catalogueTexts)
  const services = props.services.filter(({ can_open, cities }) => can_open && cities.every(({ id }) => id !== city.id))
  const form = useForm(openServiceForm, { ...dialog.settled, hiddenFields: { city_id: String(city.id) } })
  const chosen = services.find(({ id }) => String(id) === form.typed.id)
  return (
    <FormDialog
      form={form}
      title={t.openingTitle(city.name)}
      verb={opening.verb}
      keep={opening.keep}
      onClose={dialog.close}
      keepOnOutsideClick
    >
      {services.length === 0 ? (
        <p>{t.all}</p>
      ) : (
        <SelectField
          {...form.field("id")}
          placeholder={t.chooseService}
          options={services.map(({ id, plural_name }) => ({ value: String(id), label: plural_name }))}
          data-first=""
        />
      )}
      {chosen && <WhatFollows service={chosen} city={city} />}
    </FormDialog>
  )
}

function WhatFollows({ service, city }: { service: CatalogueService; city: City }) {
  const { opening: t } = useTexts(catalogueTexts)
  const { people, professionals } = mailsIn(service.mails_by_city, city.id)
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t.mails(city.name, people, professionals)}</p>
      {service.professionals === 0 && people > 0 && <p className="text-danger-ink">{t.nobody}</p>}
      <p className="text-muted">{t.shows}</p>
    </div>
  )
}

export function CloseDialog({
  service,
  city,
  dialog,
}: {
  service: CatalogueService
  city: City
  dialog: CatalogueDialog
}) {
  const { closing: t } = useTexts(catalogueTexts)
  const form = useForm(closeServiceForm, {
    ...dialog.settled,
    hiddenFields: { id: String(service.id), city_id: String(city.id) },
  })
  const elsewhere = service.cities.filter(({ id }) => id !== city.id).map(({ name }) => name)
  return (
    <FormDialog
      form={form}
      title={t.title(service.plural_name, city.name)}
      verb={t.verb}
      keep={t.keep}
      variant="danger"
      isQuestion
      onClose={dialog.close}
    >
      <p>{elsewhere.length > 0 ? t.elsewhere(elsewhere) : t.last}</p>
      <p className="text-muted">{t.stays(service.open_bookings)}</p>
    </FormDialog>
  )
}
