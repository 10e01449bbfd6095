import { Field } from "../../../ui/field.tsx"
import { SelectField } from "../../../ui/select.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SubmissionForm } from "../../components/submission-form.tsx"
import { roles } from "../../enquiry-choices.ts"
import { interestForm } from "../interest.form.ts"
import { interestFormTexts } from "../texts.ts"

export function InterestForm() {
  const t = useTexts(interestFormTexts)
  const kinds = roles.map((value) => ({ value, label: t.roles[value] }))
  return (
    <SubmissionForm form={interestForm} source="careers_page" intro={t.intro}>
      {({ field }) => (
        <>
          <Field {...field("name")} icon="user" autoComplete="name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <SelectField {...field("role")} placeholder={t.choose} options={kinds} className="sm:col-span-2" />
        </>
      )}
    </SubmissionForm>
  )
}
