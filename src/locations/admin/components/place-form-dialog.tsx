import { type ComponentProps, type ReactNode, useState } from "react"
import { useRevalidator } from "react-router"
import type { FormFailure } from "../../../platform/form/form.ts"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ManagedCity, ManagedCountry, ManagedState } from "../location-admin.schema.ts"
import { cityFormOf, countryFormOf, type PlaceKind, type Seen, stateFormOf } from "../place.form.ts"
import { NAME_LENGTH, STATE_CODE_LENGTH } from "../place-name.rules.ts"
import { placeFormTexts } from "../texts.ts"

interface DialogProps<Row> {
  /** Undefined: a new one. */
  row: Row | undefined
  onClose: () => void
}

/** The row as it was looked at when the form was opened. */
const useSeen = <Row,>(row: Row | undefined): Seen<Row> => useState(() => row && { current: row })[0]

/** What follows a form of a place: its toast, the list anew behind it, and then it closes. */
const useSettled = (onClose: () => void) => {
  const { revalidate } = useRevalidator()
  return {
    draft: null,
    onDone: async (message: string, isHere: boolean) => {
      toast("success", message)
      await revalidate()
      if (isHere) onClose()
    },
    onRefused: async ({ code, message }: FormFailure) => {
      if (code === "conflict") return revalidate()
      if (code !== "not_found") return
      toast("error", message ?? "", 5000)
      await revalidate()
      onClose()
    },
  }
}

export function CountryDialog({ row, onClose }: DialogProps<ManagedCountry>) {
  const seen = useSeen(row)
  const start = { name: row?.name ?? "", code: row?.code ?? "" }
  const form = useForm(countryFormOf(seen), { ...useSettled(onClose), prefill: () => start })
  const now = seen && seen.current !== row ? `${seen.current.name} (${seen.current.code})` : undefined
  return (
    <PlaceFormDialog kind="country" isNew={!row} now={now} form={form} onClose={onClose}>
      <NameField field={form.field("name")} typed={form.typed.name} />
      <Field {...form.field("code")} {...code} className="sm:w-40" />
    </PlaceFormDialog>
  )
}

interface StateDialogProps extends DialogProps<ManagedState> {
  countries: readonly ManagedCountry[]
  /** Of a new one, where somebody is. */
  countryId: string | undefined
}

export function StateDialog({ row, countries, countryId, onClose }: StateDialogProps) {
  const t = useTexts(placeFormTexts)
  const seen = useSeen(row)
  const country_id = String(row?.country_id ?? countryId ?? onlyOne(countries) ?? "")
  const start = { name: row?.name ?? "", code: row?.code ?? "", country_id }
  const form = useForm(stateFormOf(seen), { ...useSettled(onClose), prefill: () => start })
  const { current } = seen ?? {}
  const now = current && current !== row ? nowOf(current.name, current.code, current.country_name) : undefined
  return (
    <PlaceFormDialog kind="state" isNew={!row} now={now} form={form} onClose={onClose}>
      <NameField field={form.field("name")} typed={form.typed.name} />
      <SelectField
        {...form.field("country_id")}
        placeholder={t.chooseCountry}
        options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={country_id}
      />
      <CountedField
        {...form.field("code")}
        {...code}
        typed={form.typed.code}
        limit={STATE_CODE_LENGTH}
        className="sm:w-40"
      />
    </PlaceFormDialog>
  )
}

interface CityDialogProps extends DialogProps<ManagedCity> {
  states: readonly ManagedState[]
  stateId: string | undefined
}

export function CityDialog({ row, states, stateId, onClose }: CityDialogProps) {
  const t = useTexts(placeFormTexts)
  const seen = useSeen(row)
  const state_id = String(row?.state_id ?? stateId ?? onlyOne(states) ?? "")
  const start = { name: row?.name ?? "", state_id }
  const form = useForm(cityFormOf(seen), { ...useSettled(onClose), prefill: () => start })
  const { current } = seen ?? {}
  const now = current && current !== row ? nowOf(current.name, null, current.state_name) : undefined
  const isOneCountry = states.every(({ country_id }) => country_id === states[0]?.country_id)
  return (
    <PlaceFormDialog kind="city" isNew={!row} now={now} form={form} onClose={onClose}>
      <NameField field={form.field("name")} typed={form.typed.name} />
      <SelectField
        {...form.field("state_id")}
        placeholder={t.chooseState}
        options={states.map(({ id, name, country_name }) => ({
          value: String(id),
          label: isOneCountry ? name : `${name}, ${country_name}`,
        }))}
        defaultValue={state_id}
      />
    </PlaceFormDialog>
  )
}

const code = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false } as const

const onlyOne = (places: readonly { id: number }[]) => (places.length === 1 ? places[0]!.id : undefined)

const nowOf = (name: string, code: string | null, parent: string) => `${code ? `${name} (${code})` : name}, ${parent}`

type NameFieldProps = Pick<ComponentProps<typeof CountedField>, "typed"> & {
  field: { name: string; label: string; required: boolean; error: string | undefined }
}

function NameField({ field, typed }: NameFieldProps) {
  return <CountedField {...field} typed={typed} limit={NAME_LENGTH} autoComplete="off" data-first="" />
}

interface PlaceFormDialogProps {
  kind: PlaceKind
  isNew: boolean
  /** What another administrator has made of it meanwhile. */
  now: string | undefined
  form: Parameters<typeof FormDialog>[0]["form"]
  onClose: () => void
  children: ReactNode
}

/** While it is on its way the button says so. */
function PlaceFormDialog({ kind, isNew, now, form, onClose, children }: PlaceFormDialogProps) {
  const texts = useTexts(placeFormTexts)
  const t = texts[kind][isNew ? "add" : "edit"]
  return (
    <FormDialog
      form={{ ...form, button: { ...form.button, busy: false } }}
      title={t.title}
      verb={form.busy ? t.busy : t.verb}
      keep={t.cancel}
      onClose={onClose}
      keepOnOutsideClick
    >
      {children}
      {now && <p className="wrap-anywhere text-muted">{texts.now(now)}</p>}
    </FormDialog>
  )
}
