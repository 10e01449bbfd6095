import type { ReactNode } from "react"
import { spacedNumber } from "../../../accounts/account.rules.ts"
import type { Form, FormTexts } from "../../../platform/form/form.ts"
import { LIMITS } from "../../../professionals/business/business.rules.ts"
import { type Delivery, deliveries } from "../../../professionals/delivery.rules.ts"
import { deliveryTexts } from "../../../professionals/texts.ts"
import { Button } from "../../../ui/button.tsx"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { CountedField, CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { MoneyField } from "../../../ui/field/money-field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { TimeField } from "../../../ui/field/time-field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { type FormState, useForm } from "../../../ui/form/use-form.ts"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { FirstSteps, StepName } from "../first-steps.contract.ts"
import { aboutForm, hoursForm, offerForm, placeForm, priceForm, type Stepping, visitForm } from "../first-steps.form.ts"
import { firstStepsTexts } from "../texts.ts"

export interface City {
  id: number
  name: string
}

export interface StepProps {
  steps: FirstSteps
  cities: readonly City[]
  stepping: Stepping
  onSaved: (message: string) => unknown
}

/** The form of each step; without an offer the first one is to choose it. */
export const stepForms: Record<StepName, (props: StepProps) => ReactNode> = {
  offer: (props) => (props.steps.offer ? <VisitStep {...props} /> : <OfferStep {...props} />),
  place: (props) => <PlaceStep {...props} />,
  price: (props) => <PriceStep {...props} />,
  hours: (props) => <HoursStep {...props} />,
  about: (props) => <AboutStep {...props} />,
}

const useStep = <I, T extends FormTexts>(form: Form<I, string, T>, { onSaved }: StepProps) =>
  useForm(form, { onDone: onSaved })

function OfferStep(props: StepProps) {
  const t = useTexts(firstStepsTexts)
  const form = useStep(offerForm(props.stepping), props)
  const options = props.steps.open.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <Frame form={form}>
      <SelectField {...form.field("service_type")} options={options} placeholder={t.choose} />
    </Frame>
  )
}

const durations = [30, 45, 60, 90, 120, 180, 240]

function VisitStep(props: StepProps) {
  const t = useTexts(firstStepsTexts)
  const ways = useTexts(deliveryTexts).professional
  const dates = useDates()
  const { duration = 60, delivery = [], online_by, studio_address } = props.steps.offer ?? {}
  const form = useStep(visitForm(props.stepping, Boolean(online_by)), props)
  const is = (way: Delivery) => Boolean(form.typed[way] ?? delivery.includes(way))
  const minutes = [...new Set([...durations, duration])].toSorted((a, b) => a - b)
  return (
    <Frame form={form} more={{ to: "/provider/services", text: t.ways.services }}>
      <SelectField
        {...form.field("duration")}
        defaultValue={String(duration)}
        options={minutes.map((one) => ({ value: String(one), label: dates.duration(one) }))}
      />
      <Boxes
        label={t.fields.delivery}
        boxes={deliveries.map((way) => ({ name: way, label: ways[way], isOn: delivery.includes(way) }))}
      />
      <div hidden={!is("at_studio")}>
        <CountedField
          {...form.field("studio_address")}
          required={is("at_studio")}
          defaultValue={studio_address}
          typed={form.typed.studio_address ?? studio_address}
          limit={LIMITS.address}
        />
      </div>
      {is("online") && online_by !== "link" && <p className="text-muted text-sm">{t.onlineMeans}</p>}
    </Frame>
  )
}

function PlaceStep(props: StepProps) {
  const t = useTexts(firstStepsTexts)
  const form = useStep(placeForm(props.stepping), props)
  const home = String(props.steps.about.home_city_id)
  const options = props.cities.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Frame form={form} more={{ to: "/provider/services-locations", text: t.ways.places }}>
      <SelectField {...form.field("city_id")} defaultValue={home} options={options} placeholder={t.choose} />
    </Frame>
  )
}

function PriceStep(props: StepProps) {
  const form = useStep(priceForm(props.stepping), props)
  const price = props.steps.offer?.price?.replace(/\.00$/, "")
  return (
    <Frame form={form}>
      <MoneyField {...form.field("price")} defaultValue={price} typed={String(form.typed.price ?? "")} />
    </Frame>
  )
}

function HoursStep(props: StepProps) {
  const t = useTexts(firstStepsTexts)
  const form = useStep(hoursForm(props.stepping), props)
  // The week begins on Monday; people rest on Sunday.
  const days = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ name: `d${day}`, label: t.days[day]!, isOn: day > 0 }))
  return (
    <Frame form={form} more={{ to: "/provider/availability", text: t.ways.hours }}>
      <Boxes label={t.daysLabel} boxes={days} />
      <div className="grid grid-cols-2 gap-4">
        <TimeField {...form.field("from")} defaultValue="10:00" />
        <TimeField {...form.field("to")} defaultValue="19:00" />
      </div>
    </Frame>
  )
}

function AboutStep(props: StepProps) {
  const t = useTexts(firstStepsTexts)
  const form = useStep(aboutForm(props.stepping), props)
  const { headline, about, business_phone } = props.steps.about
  return (
    <Frame form={form} more={{ to: "/provider/profile?edit=business", text: t.ways.profile }}>
      <CountedField
        {...form.field("headline")}
        defaultValue={headline}
        typed={form.typed.headline ?? headline}
        limit={LIMITS.headline}
      />
      <CountedTextArea
        {...form.field("about")}
        defaultValue={about}
        typed={form.typed.about ?? about}
        limit={LIMITS.about}
        rows={4}
      />
      <Field
        {...form.field("business_phone")}
        defaultValue={spacedNumber(business_phone ?? "")}
        type="tel"
        icon="phone"
        autoComplete="tel"
      />
    </Frame>
  )
}

interface FrameProps {
  form: Omit<FormState<never, string>, "field" | "fill">
  /** Where all of it can be said. */
  more?: { to: string; text: string }
  children: ReactNode
}

function Frame({ form, more, children }: FrameProps) {
  const t = useTexts(firstStepsTexts)
  return (
    <FormFrame form={form} className="grid gap-5">
      {children}
      <FormRefusalAlert form={form} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button {...form.button} className="max-sm:w-full">
          {t.save}
        </Button>
        {more && (
          <Link to={more.to} className="inline-flex min-h-11 items-center text-tile-ink underline underline-offset-4">
            {more.text}
          </Link>
        )}
      </div>
    </FormFrame>
  )
}

interface BoxesProps {
  label: string
  boxes: readonly { name: string; label: string; isOn: boolean }[]
}

function Boxes({ label, boxes }: BoxesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {boxes.map((box) => (
          <Checkbox key={box.name} name={box.name} label={box.label} defaultChecked={box.isOn} />
        ))}
      </div>
    </fieldset>
  )
}
