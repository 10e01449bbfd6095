import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import { FormAside } from "../../../ui/form/form-aside.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SubmissionForm } from "../../components/submission-form.tsx"
import { registrationExperience, registrationServices } from "../../enquiry-choices.ts"
import { registrationForm } from "../registration.form.ts"
import { professionalTexts, registrationFormTexts } from "../texts.ts"

/** For who would like somebody to look first: the form, and what comes of it. */
export function TalkFirst() {
  const { talk: t } = useTexts(professionalTexts)
  const next = (
    <ul className="mt-2 grid gap-4">
      {t.next.map((what) => (
        <li key={what} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-neem-ink" />
          {what}
        </li>
      ))}
    </ul>
  )
  return (
    <FormAside id="talk" heading={t.heading} lead={t.lead} more={next}>
      <RegistrationForm />
    </FormAside>
  )
}

function RegistrationForm() {
  const t = useTexts(registrationFormTexts)
  const services = registrationServices.map((value) => ({ value, label: t.services[value] }))
  const experience = registrationExperience.map((value) => ({ value, label: t.years(value) }))
  return (
    <SubmissionForm form={registrationForm} source="professional_page">
      {({ field }) => (
        <>
          <Field {...field("name")} icon="user" autoComplete="name" />
          <Field {...field("businessName")} icon="building" autoComplete="organization" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <SelectField {...field("serviceType")} placeholder={t.chooseService} options={services} />
          <SelectField {...field("experience")} placeholder={t.chooseExperience} options={experience} />
          <Field {...field("location")} icon="map-pin" className="sm:col-span-2" />
          <TextAreaField {...field("portfolioDescription")} rows={6} className="sm:col-span-2" />
          <Field {...field("website")} inputMode="url" icon="globe" autoComplete="url" />
          <Field {...field("socialMedia")} />
        </>
      )}
    </SubmissionForm>
  )
}
