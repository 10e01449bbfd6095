import { Field } from "../../../ui/field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { SelectField } from "../../../ui/select.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { signUpWords } from "../sign-up.words.ts"

/** What a kind of account says of itself beside the person. */
interface KindFieldsProps<Name extends string> {
  form: { field: FormState<Record<Name, string>, unknown>["field"] }
}

export const BuilderFields = ({ form }: KindFieldsProps<"company_name" | "license_number">) => (
  <>
    <Field {...form.field("company_name")} icon="building" autoComplete="organization" />
    <Field {...form.field("license_number")} icon="shield-check" autoComplete="off" autoCapitalize="characters" />
  </>
)

export function DeveloperFields({ form }: KindFieldsProps<"developer_company" | "project_scale">) {
  const { scales } = useWords(signUpWords)
  const options = (["small", "medium", "large"] as const).map((value) => ({ value, label: scales[value] }))
  return (
    <>
      <Field {...form.field("developer_company")} icon="building" autoComplete="organization" />
      <SelectField {...form.field("project_scale")} options={options} placeholder={scales.choose} />
    </>
  )
}

export const ProfessionalFields = ({ form }: KindFieldsProps<"business_name">) => (
  <Field {...form.field("business_name")} icon="briefcase" autoComplete="organization" />
)
