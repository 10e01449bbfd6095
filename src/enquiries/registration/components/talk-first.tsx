import { FormAside } from "../../../ui/form-aside.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { professionalTexts } from "../texts.ts"
import { RegistrationForm } from "./registration-form.tsx"

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
