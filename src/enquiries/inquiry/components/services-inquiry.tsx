import { useEffect, useEffectEvent, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Field, TextAreaField } from "../../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { SelectField } from "../../../ui/select.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { Thanked } from "../../components/thanked.tsx"
import { TrapField } from "../../components/trap-field.tsx"
import { budgets, timelines } from "../../enquiry-choices.ts"
import { knownPerson } from "../../known-person.ts"
import { useCameBack } from "../../outbox/use-came-back.ts"
import { servicesInquiryForm } from "../inquiry.form.ts"
import { inquiryWords } from "../inquiry.words.ts"

export interface AskedService {
  name: string
  is_available: boolean
}
interface ServicesInquiryProps {
  services: readonly AskedService[]
  /** The service that was asked for above, by its name. */
  wanted: string | undefined
}

export function ServicesInquiry(props: ServicesInquiryProps) {
  const [nth, setNth] = useState(0)
  return <OneInquiry key={nth} {...props} onAnother={() => setNth(nth + 1)} />
}

function OneInquiry({ services, wanted, onAnother }: ServicesInquiryProps & { onAnother: () => void }) {
  const t = useWords(inquiryWords)
  const form = useForm(servicesInquiryForm, { known: knownPerson })
  const cameBack = useCameBack(servicesInquiryForm.name, form.fill)
  const choose = useEffectEvent(() => wanted && form.fill({ service: wanted }))
  useEffect(() => void (wanted && choose()), [wanted])
  if (form.done || form.thanks) {
    const isOpen = services.some(({ name, is_available }) => is_available && name === form.typed.service)
    const another = (
      <Button variant="secondary" onClick={onAnother}>
        {t.thanks.another}
      </Button>
    )
    return (
      <Thanked heading={t.thanks.heading} thanks={form.done} action={form.done && another}>
        <p>{isOpen ? t.thanks.next : t.thanks.nextLater}</p>
      </Thanked>
    )
  }
  const named = (isOpen: boolean) =>
    services.filter(({ is_available }) => is_available === isOpen).map(({ name }) => ({ value: name, label: name }))
  return (
    <FormFrame form={form} className="relative grid gap-5 sm:grid-cols-2">
      {cameBack && (
        <div className="sm:col-span-2">
          <FormAlert kind="error">{cameBack}</FormAlert>
        </div>
      )}
      <TrapField />
      <SelectField
        {...form.field("service")}
        {...(wanted && !form.thanks && { defaultValue: wanted })}
        placeholder={t.choose.service}
        options={named(true)}
        groups={[{ label: t.later, options: named(false) }]}
      />
      <Field {...form.field("location")} icon="map-pin" autoComplete="address-level3" />
      <SelectField
        {...form.field("budget")}
        placeholder={t.choose.budget}
        options={budgets.map((value) => ({ value, label: t.budgets[value] }))}
      />
      <SelectField
        {...form.field("timeline")}
        placeholder={t.choose.timeline}
        options={timelines.map((value) => ({ value, label: t.timelines[value] }))}
      />
      <TextAreaField {...form.field("projectDetails")} rows={5} className="sm:col-span-2" />
      <Field {...form.field("name")} icon="user" autoComplete="name" />
      <Field {...form.field("email")} type="email" icon="mail" autoComplete="email" />
      <Field {...form.field("phone")} type="tel" icon="phone" autoComplete="tel" />
      <div className="grid gap-4 sm:col-span-2 sm:justify-items-start">
        <FormRefusalAlert form={form} />
        <Button {...form.button} className="max-sm:w-full">
          {form.busy ? t.sending : t.send}
        </Button>
      </div>
    </FormFrame>
  )
}
