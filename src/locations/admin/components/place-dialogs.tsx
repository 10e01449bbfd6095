import { useRevalidator } from "react-router"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { deletionFormOf } from "../delete-place.form.ts"
import type { PlaceUse } from "../location-admin.schema.ts"
import type { PlaceTab } from "../managed-place.rules.ts"
import type { ManagedPlaces } from "../managed-places.list.ts"
import type { PlaceKind } from "../place.form.ts"
import { placeDeletionTexts } from "../texts.ts"
import { CityDialog, CountryDialog, StateDialog } from "./place-form-dialog.tsx"
import { PlaceUseLinks } from "./place-use-links.tsx"

const kindOf: Record<PlaceTab, PlaceKind> = { countries: "country", states: "state", cities: "city" }

type PlaceDialogsProps = { view: ManagedPlaces; params: URLSearchParams; onClose: () => void }

/** The one dialog that the address opens: adding, editing or deleting, of the tab's kind. */
export function PlaceDialogs({ view, params, onClose }: PlaceDialogsProps) {
  const { tab } = view.place
  const id = params.get("delete") ?? params.get("edit")
  const row = [...view[tab]].find((one) => String(one.id) === id)
  if (params.has("delete")) return row ? <DeletePlace kind={kindOf[tab]} row={row} onClose={onClose} /> : null
  if (!params.has("add") && !row) return null
  return <OpenForm key={row?.id ?? "new"} view={view} id={row?.id} onClose={onClose} />
}

function OpenForm({ view, id, onClose }: { view: ManagedPlaces; id: number | undefined; onClose: () => void }) {
  const { place, countries, states, cities } = view
  const of = <Row extends { id: number }>(rows: readonly Row[]) => rows.find((row) => row.id === id)
  if (place.tab === "countries") return <CountryDialog row={of(countries)} onClose={onClose} />
  if (place.tab === "states")
    return <StateDialog row={of(states)} countries={countries} countryId={place.country} onClose={onClose} />
  return <CityDialog row={of(cities)} states={states} stateId={place.state} onClose={onClose} />
}

type DeletePlaceProps = { kind: PlaceKind; row: { id: number; name: string }; onClose: () => void }

function DeletePlace({ kind, row: { id, name }, onClose }: DeletePlaceProps) {
  const t = useTexts(placeDeletionTexts)[kind]
  const { revalidate } = useRevalidator()
  const form = useForm(deletionFormOf(kind, id), {
    draft: null,
    onDone: async (message) => {
      toast("success", message)
      await revalidate()
      onClose()
    },
    // Somebody else was faster: the row goes, and the question with it.
    onRefused: async ({ code, message }) => {
      if (code !== "not_found") return
      toast("error", message ?? "", 5000)
      await revalidate()
      onClose()
    },
  })
  const inUse = form.refused?.details.in_use as PlaceUse | undefined
  return (
    <FormDialog
      form={{ ...form, button: { ...form.button, busy: false } }}
      title={t.title(name)}
      verb={form.busy ? t.busy : t.verb}
      keep={t.cancel}
      variant="danger"
      isQuestion
      width="narrow"
      onClose={onClose}
    >
      <p>{t.text}</p>
      {inUse && <PlaceUseLinks place={{ id, name }} inUse={inUse} />}
    </FormDialog>
  )
}
