import { Field, TextAreaField } from "../../../ui/field.tsx"
import { SelectField } from "../../../ui/select.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SubmissionForm } from "../../components/submission-form.tsx"
import { contactSubjects } from "../../enquiry-choices.ts"
import { CONTACT_PAGE } from "../../enquiry-source.ts"
import { contactForm } from "../contact.form.ts"
import { contactFormTexts } from "../texts.ts"

export function ContactForm() {
  const t = useTexts(contactFormTexts)
  const subjects = contactSubjects.map((value) => ({ value, label: t.subjects[value] }))
  return (
    <SubmissionForm form={contactForm} source={CONTACT_PAGE}>
      {({ field }) => (
        <>
          <Field {...field("name")} icon="user" autoComplete="name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <SelectField {...field("subject")} placeholder={t.choose} options={subjects} />
          <TextAreaField {...field("message")} rows={9} className="sm:col-span-2" />
        </>
      )}
    </SubmissionForm>
  )
}
