import type { FormValues } from "../../../platform/form/form-check.ts"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { useCities, useTexts } from "../../../ui/use-texts.ts"
import type { Professions } from "../profession.ts"
import { kindTexts } from "../texts.ts"

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
  const { scales } = useTexts(kindTexts)
  const options = (["small", "medium", "large"] as const).map((value) => ({ value, label: scales[value] }))
  return (
    <>
      <Field {...form.field("developer_company")} icon="building" autoComplete="organization" />
      <SelectField {...form.field("project_scale")} options={options} placeholder={scales.choose} />
    </>
  )
}

type ProfessionalFieldsProps = KindFieldsProps<"business_name" | "service_type"> &
  Professions & { form: { typed: FormValues } }

/** Nobody is to find out after signing up that there is nothing for them here yet. */
export function ProfessionalFields({ form, professions }: ProfessionalFieldsProps) {
  const { professions: t } = useTexts(kindTexts)
  const cities = useCities()
  const optionsOf = (isOpen: boolean) =>
    professions
      .filter(({ is_available }) => is_available === isOpen)
      .map(({ slug, name }) => ({ value: slug, label: name }))
  const groups = [
    { label: t.open, options: optionsOf(true) },
    { label: t.later, options: optionsOf(false) },
  ]
  const chosen = professions.find(({ slug }) => slug === form.typed.service_type)
  const waits = chosen && !chosen.is_available
  const open = professions.filter(({ is_available }) => is_available).map(({ plural_name }) => plural_name)
  const hint = open.length > 0 ? t.openNow(open, cities) : t.nothingOpen
  return (
    <>
      <Field {...form.field("business_name")} icon="briefcase" autoComplete="organization" />
      <SelectField
        {...form.field("service_type")}
        options={[]}
        groups={groups}
        placeholder={t.choose}
        hint={waits ? undefined : hint}
      />
      {waits && <FormAlert kind="mail">{t.waiting(chosen.plural_name)}</FormAlert>}
    </>
  )
}
