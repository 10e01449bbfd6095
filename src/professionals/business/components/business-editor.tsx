import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { CountedField, CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { EditorButtons, FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { changesDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { Tooltip } from "../../../ui/overlay/tooltip.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { businessFormOf, textsOf } from "../business.form.ts"
import { LIMITS, priceLevels } from "../business.rules.ts"
import type { Business } from "../business.schema.ts"
import { businessTexts } from "../texts.ts"
import { WhoSees } from "./business-facts.tsx"

export interface City {
  id: number
  name: string
  state_name: string
}

export function BusinessEditor({ business, cities }: { business: Business; cities: readonly City[] }) {
  const t = useTexts(businessTexts)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { form, start, draft } = useBusinessForm(business, async (message, isHere) => {
    if (isHere) await navigate(pathname, { replace: true, preventScrollReset: true })
    toast("success", message, 5000)
  })
  const field = (name: keyof typeof start) => ({ ...form.field(name), defaultValue: start[name] })
  const counted = (name: "headline" | "about") => ({ ...field(name), typed: form.typed[name] ?? start[name] })
  const levels = priceLevels.map((value) => ({ value, label: t.priceLevels[value] }))
  return (
    <FormFrame form={form} className="grid gap-8">
      <section className="grid gap-5 sm:grid-cols-2">
        <h3 tabIndex={-1} className="text-xl sm:col-span-2">
          {t.publicPart}
        </h3>
        <Field {...field("business_name")} icon="briefcase" autoComplete="organization" />
        <SelectField {...field("city")} options={[]} groups={statesWith(cities, business)} />
        <CountedField {...counted("headline")} limit={LIMITS.headline} className="sm:col-span-2" />
        <CountedTextArea {...counted("about")} limit={LIMITS.about} rows={6} className="sm:col-span-2" />
        <Field {...field("locality")} icon="map-pin" autoComplete="address-level3" />
        <Field {...field("languages")} icon="globe" />
        <Field {...field("work_experience")} inputMode="numeric" autoComplete="off" />
        <SelectField
          {...field("price_category")}
          hint={<Tooltip label={t.priceLevelHelp.title}>{t.priceLevelHelp.text}</Tooltip>}
          options={levels}
          placeholder={t.priceLevels.choose}
        />
      </section>
      <section className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <div className="grid gap-1 sm:col-span-2">
          <h3 className="text-xl">{t.privatePart}</h3>
          <WhoSees />
        </div>
        <Field {...field("business_phone")} type="tel" icon="phone" autoComplete="tel" />
        <Field {...field("studio_address")} icon="building" autoComplete="address-line1" />
      </section>
      <FormRefusalAlert form={form} />
      <EditorButtons button={form.button} texts={t} backTo={pathname} onCancel={draft.forget} />
    </FormFrame>
  )
}

/** What was begun in this tab goes on, over what stands there now. */
const useBusinessForm = (business: Business, onDone: (message: string, isHere: boolean) => Promise<void>) => {
  const [{ description, start, draft }] = useState(() => {
    const shown = textsOf(business)
    const draft = changesDraft(`business:${business.id}`, shown)
    const start = { ...shown, ...draft.read()?.typed } as typeof shown
    return { description: businessFormOf(business.id, shown), draft, start }
  })
  return { form: useForm(description, { draft, onDone }), start, draft }
}

/** Cities by their state; without the list only their own, which then cannot be changed. */
const statesWith = (cities: readonly City[], { city, city_id }: Business) => {
  const all = cities.length > 0 ? cities : [{ id: city_id, name: city, state_name: "" }]
  const states = Map.groupBy(all, ({ state_name }) => state_name)
  return [...states].map(([label, own]) => ({
    label,
    options: own.map(({ id, name }) => ({ value: String(id), label: name })),
  }))
}
