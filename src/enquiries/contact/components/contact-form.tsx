import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Field, TextAreaField } from "../../../ui/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { FormAlert } from "../../../ui/form-alert.tsx"
import { SelectField } from "../../../ui/select.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { Thanked } from "../../components/thanked.tsx"
import { TrapField } from "../../components/trap-field.tsx"
import { contactSubjects } from "../../enquiry-choices.ts"
import { knownPerson } from "../../known-person.ts"
import { useCameBack } from "../../outbox/use-came-back.ts"
import { contactForm } from "../contact.form.ts"
import { contactFormWords } from "../contact-form.words.ts"

export function ContactForm() {
  const [nth, setNth] = useState(0)
  return <OneMessage key={nth} onAnother={() => setNth(nth + 1)} />
}

function OneMessage({ onAnother }: { onAnother: () => void }) {
  const t = useWords(contactFormWords)
  const form = useForm(contactForm, {
    given: { source: "contact_page" },
    known: knownPerson,
  })
  const cameBack = useCameBack(contactForm.name, form.fill)
  if (form.done || form.thanks) {
    const another = (
      <Button variant="secondary" onClick={onAnother}>
        {t.thanks.another}
      </Button>
    )
    return (
      <Thanked heading={t.thanks.heading} thanks={form.done} action={form.done && another}>
        <p>{t.thanks.next}</p>
      </Thanked>
    )
  }
  const subjects = contactSubjects.map((value) => ({ value, label: t.subjects[value] }))
  return (
    <>
      <h2 className="mb-5 text-xl">{t.heading}</h2>
      <FormFrame form={form} className="relative grid gap-5 sm:grid-cols-2">
        {cameBack && (
          <div className="sm:col-span-2">
            <FormAlert kind="error">{cameBack}</FormAlert>
          </div>
        )}
        <TrapField />
        <Field {...form.field("name")} icon="user" autoComplete="name" />
        <Field {...form.field("email")} type="email" icon="mail" autoComplete="email" />
        <Field {...form.field("phone")} type="tel" icon="phone" autoComplete="tel" />
        <SelectField {...form.field("subject")} placeholder={t.choose} options={subjects} />
        <TextAreaField {...form.field("message")} rows={9} className="sm:col-span-2" />
        <div className="grid gap-4 sm:col-span-2 sm:justify-items-start">
          <FormRefusalAlert form={form} />
          <Button {...form.button} className="max-sm:w-full">
            {form.busy ? t.sending : t.send}
          </Button>
        </div>
      </FormFrame>
    </>
  )
}
