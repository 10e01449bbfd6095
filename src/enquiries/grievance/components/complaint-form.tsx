import { Field, TextAreaField } from "../../../ui/field.tsx"
import { SelectField } from "../../../ui/select.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SubmissionForm } from "../../components/submission-form.tsx"
import { complaintForm } from "../complaint.form.ts"
import { grievanceKinds } from "../grievance.rules.ts"
import { complaintTexts } from "../texts.ts"

export function ComplaintForm() {
  const t = useTexts(complaintTexts)
  const kinds = grievanceKinds.map((value) => ({ value, label: t.kinds[value] }))
  return (
    <SubmissionForm form={complaintForm}>
      {({ field }) => (
        <>
          <Field {...field("name")} icon="user" autoComplete="name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <SelectField {...field("kind")} placeholder={t.choose} options={kinds} />
          <Field {...field("booking")} className="sm:col-span-2" />
          <TextAreaField {...field("message")} rows={8} className="sm:col-span-2" />
        </>
      )}
    </SubmissionForm>
  )
}
