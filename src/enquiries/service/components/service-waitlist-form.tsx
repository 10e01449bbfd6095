import type { ServiceSlug } from "../../../services/service-slugs.ts"
import { Field } from "../../../ui/field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { SelectField } from "../../../ui/select.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { SubmissionForm } from "../../components/submission-form.tsx"
import type { Thanks } from "../../outbox/thanks.acts.ts"
import { kindsOfNeed, type ServiceWait, serviceWaitlists } from "../service-waitlist.form.ts"
import { serviceWaitlistWords } from "../service-waitlist.words.ts"

export function ServiceWaitlistForm({ service }: { service: ServiceSlug }) {
  const t = useWords(serviceWaitlistWords)
  return (
    <SubmissionForm
      form={serviceWaitlists[service]}
      source={`service_page_${service}`}
      next={() => t.thanks.nextFor(t.services[service])}
    >
      {({ field }) => (
        <>
          <Field {...field("firstName")} icon="user" autoComplete="given-name" />
          <Field {...field("lastName")} icon="user" autoComplete="family-name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <Field {...field("location")} icon="map-pin" autoComplete="address-level2" />
          <Need service={service} field={field} />
        </>
      )}
    </SubmissionForm>
  )
}

/** What it is about; the first is chosen, as most people mean it. */
function Need({ service, field }: { service: ServiceSlug } & Pick<FormState<ServiceWait, Thanks>, "field">) {
  const { choices } = useWords(serviceWaitlistWords)
  const { fields } = serviceWaitlists[service]
  const need = kindsOfNeed.find((kind) => kind in fields)
  if (!need) return null
  const labels: Record<string, string> = choices[need]
  const { options = [] } = fields[need]
  const { defaultValue = options[0], ...rest } = field(need)
  return (
    <SelectField
      {...rest}
      defaultValue={defaultValue}
      options={options.map((value) => ({ value, label: labels[value] ?? value }))}
    />
  )
}
