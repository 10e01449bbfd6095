import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation } from "react-router"
import { isServiceSlug } from "../../../services/service-slugs.ts"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SharesContact } from "../../components/shares-contact.tsx"
import { SubmissionForm } from "../../components/submission-form.tsx"
import { budgets, SERVICES_PAGE, timelines } from "../../enquiry-choices.ts"
import type { Thanks } from "../../outbox/submit.actions.ts"
import type { ServicesInquiry as Inquiry } from "../../submission.schema.ts"
import { servicesInquiryForm } from "../inquiry.form.ts"
import { inquiryTexts } from "../texts.ts"

interface ServicesInquiryProps {
  services: readonly { slug: string; name: string; is_available: boolean; can_suggest: boolean }[]
  /** Slug of the service that was asked for above. */
  wanted: string | undefined
}

/** What is to be filled in; nothing where it was before. */
const wish = (wanted: string | undefined) => {
  const serviceType = takeQuery(wanted)
  return isServiceSlug(serviceType) ? { serviceType } : null
}

export function ServicesInquiry({ services, wanted }: ServicesInquiryProps) {
  const { thanks } = useTexts(inquiryTexts)
  const next = (asked: unknown) => {
    const service = services.find(({ slug }) => slug === asked)
    if (!service?.is_available) return thanks.nextLater
    return service.can_suggest ? thanks.next : thanks.nextFew
  }
  return (
    <SubmissionForm
      form={servicesInquiryForm}
      source={SERVICES_PAGE}
      prefill={() => wish(wanted) ?? {}}
      next={({ serviceType }) => next(serviceType)}
    >
      {(form) => <InquiryFields form={form} services={services} wanted={wanted} />}
    </SubmissionForm>
  )
}

function InquiryFields({
  form: { field, fill, typed },
  services,
  wanted,
}: ServicesInquiryProps & { form: FormState<Inquiry, Thanks> }) {
  const t = useTexts(inquiryTexts)
  useNextWish(() => {
    const asked = wish(wanted)
    if (asked) fill(asked)
  })
  const named = (isOpen: boolean) =>
    services
      .filter(({ slug, is_available }) => is_available === isOpen && isServiceSlug(slug))
      .map(({ slug, name }) => ({ value: slug, label: name }))
  const later = named(false)
  const { defaultValue, ...service } = field("serviceType")
  return (
    <>
      <SelectField
        {...service}
        // Without script what was typed before comes first, then what the address asks for.
        defaultValue={defaultValue ?? wanted}
        placeholder={t.choose.service}
        options={named(true)}
        groups={[{ label: t.later, options: later }]}
        hint={later.length > 0 && <ShorterForms services={later} />}
        className="service-form"
      />
      <Field {...field("location")} icon="map-pin" autoComplete="address-level3" />
      <SelectField
        {...field("budget")}
        placeholder={t.choose.budget}
        options={budgets.map((value) => ({ value, label: t.budgets[value] }))}
      />
      <SelectField
        {...field("timeline")}
        placeholder={t.choose.timeline}
        options={timelines.map((value) => ({ value, label: t.timelines[value] }))}
      />
      <TextAreaField {...field("projectDetails")} rows={5} className="sm:col-span-2" />
      <Field {...field("name")} icon="user" autoComplete="name" className="sm:col-span-2" />
      <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
      <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
      <SharesContact box={field("shares_contact")} isChosen={typed.shares_contact === true} />
    </>
  )
}

/** While one that is not open is chosen, without script too: to be told of it, nobody need say a budget. */
function ShorterForms({ services }: { services: readonly { value: string }[] }) {
  const { shorter } = useTexts(inquiryTexts)
  return services.map(({ value }, place) => (
    <span key={value} className={`hidden ${whileChosen[place] ?? ""}`}>
      {shorter((text) => (
        <Link to={`/services/${value}#inquiry`} className="text-tile-ink underline underline-offset-2">
          {text}
        </Link>
      ))}
    </span>
  ))
}

/** By their place in the list of those that open later: as many as the catalogue has. */
const whileChosen = [
  "[.service-form:has(optgroup_option:nth-of-type(1):checked)_&]:inline",
  "[.service-form:has(optgroup_option:nth-of-type(2):checked)_&]:inline",
  "[.service-form:has(optgroup_option:nth-of-type(3):checked)_&]:inline",
  "[.service-form:has(optgroup_option:nth-of-type(4):checked)_&]:inline",
  "[.service-form:has(optgroup_option:nth-of-type(5):checked)_&]:inline",
  "[.service-form:has(optgroup_option:nth-of-type(6):checked)_&]:inline",
]

/** With each entry of the history after the first, whose wish is done once the draft is back. */
function useNextWish(take: () => void) {
  const { key } = useLocation()
  const seen = useRef(key)
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    takeNow()
  }, [key])
}

/**
 * What an address asks a form for ("?service=architect") is done once for an entry of the history: after a reload, or on
 * the way back, what somebody has chosen since stands.
 *
 * @returns undefined where nothing is asked for, or it was done before
 */
const takeQuery = (wanted: string | undefined) => {
  const state = history.state as { wish?: string } | null
  if (!wanted || state?.wish === wanted) return undefined
  history.replaceState({ ...state, wish: wanted }, "")
  return wanted
}
