import { useEffect, useEffectEvent } from "react"
import { Field, TextAreaField } from "../../../ui/field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { SelectField } from "../../../ui/select.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { SubmissionForm } from "../../components/submission-form.tsx"
import { budgets, timelines } from "../../enquiry-choices.ts"
import type { Thanks } from "../../outbox/thanks.acts.ts"
import { servicesInquiryForm } from "../inquiry.form.ts"
import type { ServicesInquiry as Inquiry } from "../inquiry.schema.ts"
import { inquiryWords } from "../inquiry.words.ts"

interface ServicesInquiryProps {
  services: readonly { name: string; is_available: boolean }[]
  /** The service that was asked for above, by its name. */
  wanted: string | undefined
}

export function ServicesInquiry({ services, wanted }: ServicesInquiryProps) {
  const { thanks } = useWords(inquiryWords)
  const isOpen = (service: unknown) => services.some(({ name, is_available }) => is_available && name === service)
  return (
    <SubmissionForm
      form={servicesInquiryForm}
      source="services_page"
      next={({ service }) => (isOpen(service) ? thanks.next : thanks.nextLater)}
    >
      {(form) => <InquiryFields form={form} services={services} wanted={wanted} />}
    </SubmissionForm>
  )
}

function InquiryFields({
  form: { field, fill },
  services,
  wanted,
}: ServicesInquiryProps & { form: FormState<Inquiry, Thanks> }) {
  const t = useWords(inquiryWords)
  const choose = useEffectEvent((service: string) => fill({ service }))
  useEffect(() => {
    if (wanted) choose(wanted)
  }, [wanted])
  const named = (isOpen: boolean) =>
    services.filter(({ is_available }) => is_available === isOpen).map(({ name }) => ({ value: name, label: name }))
  const { defaultValue, ...service } = field("service")
  return (
    <>
      <SelectField
        {...service}
        // Without script what was typed before comes first, then what the address asks for.
        defaultValue={defaultValue ?? wanted}
        placeholder={t.choose.service}
        options={named(true)}
        groups={[{ label: t.later, options: named(false) }]}
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
      <Field {...field("name")} icon="user" autoComplete="name" />
      <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
      <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
    </>
  )
}
