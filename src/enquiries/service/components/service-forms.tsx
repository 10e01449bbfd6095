import type { ServiceSlug } from "../../../services/service-slugs.ts"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import type { FormState } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { SharesContact } from "../../components/shares-contact.tsx"
import { SubmissionForm } from "../../components/submission-form.tsx"
import { serviceSource } from "../../enquiry-choices.ts"
import type { Thanks } from "../../outbox/submit.actions.ts"
import { kindsOfNeed, type ServiceWait, serviceInquiries, serviceWaitlists } from "../service.form.ts"
import { serviceInquiryTexts, serviceWaitlistTexts } from "../texts.ts"

interface ServiceInquiryFormProps {
  service: ServiceSlug
  isOpen: boolean
  /** There are as many as we promise to suggest. */
  canSuggest: boolean
}

/** Its fields are those that the service's form has; what may be left out says so. */
export function ServiceInquiryForm({ service, isOpen, canSuggest }: ServiceInquiryFormProps) {
  const t = useTexts(serviceInquiryTexts)
  const form = serviceInquiries[service]
  const hasTimeline = "timeline" in form.fields
  const choicesOf = (name: "projectType" | "budget" | "timeline", labels: Record<string, string>) => {
    const { isRequired, options = [] } = form.fields[name]
    return {
      placeholder: isRequired ? t.choose[name] : t.notSure,
      options: options.map((value) => ({ value, label: labels[value] ?? value })),
    }
  }
  return (
    <SubmissionForm
      form={form}
      source={serviceSource(service)}
      next={() => (isOpen ? t.thanks[canSuggest ? "next" : "nextFew"] : t.thanks.nextLater)}
    >
      {({ field, typed }) => (
        <>
          {"projectType" in form.fields && (
            <SelectField
              {...field("projectType")}
              {...choicesOf("projectType", t.projectTypes)}
              className="sm:col-span-2"
            />
          )}
          <TextAreaField {...field("projectDetails")} rows={5} className="sm:col-span-2" />
          <SelectField {...field("budget")} {...choicesOf("budget", t.budgets)} />
          <Field {...field("location")} icon="map-pin" autoComplete="address-level3" />
          {hasTimeline && <SelectField {...field("timeline")} {...choicesOf("timeline", t.timelines)} />}
          <Field
            {...field("name")}
            icon="user"
            autoComplete="name"
            className={hasTimeline ? undefined : "sm:col-span-2"}
          />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          {isOpen && <SharesContact box={field("shares_contact")} isChosen={typed.shares_contact === true} />}
        </>
      )}
    </SubmissionForm>
  )
}

export function ServiceWaitlistForm({ service }: { service: ServiceSlug }) {
  const t = useTexts(serviceWaitlistTexts)
  const need = kindsOfNeed.find((kind) => kind in serviceWaitlists[service].fields)
  return (
    <SubmissionForm
      form={serviceWaitlists[service]}
      source={serviceSource(service)}
      next={() => t.thanks.nextFor(t.services[service])}
    >
      {({ field }) => (
        <>
          <Field {...field("firstName")} icon="user" autoComplete="given-name" />
          <Field {...field("lastName")} icon="user" autoComplete="family-name" />
          <Field {...field("email")} type="email" icon="mail" autoComplete="email" />
          <Field {...field("phone")} type="tel" icon="phone" autoComplete="tel" />
          <Field
            {...field("location")}
            icon="map-pin"
            autoComplete="address-level2"
            className={need ? undefined : "sm:col-span-2"}
          />
          {need && <Need service={service} need={need} field={field} />}
        </>
      )}
    </SubmissionForm>
  )
}

interface NeedProps extends Pick<FormState<ServiceWait, Thanks>, "field"> {
  service: ServiceSlug
  need: (typeof kindsOfNeed)[number]
}

/** What it is about; the first is chosen, as most people mean it. */
function Need({ service, need, field }: NeedProps) {
  const { choices } = useTexts(serviceWaitlistTexts)
  const labels: Record<string, string> = choices[need]
  const { options = [] } = serviceWaitlists[service].fields[need]
  const { defaultValue = options[0], ...rest } = field(need)
  return (
    <SelectField
      {...rest}
      defaultValue={defaultValue}
      options={options.map((value) => ({ value, label: labels[value] ?? value }))}
    />
  )
}
