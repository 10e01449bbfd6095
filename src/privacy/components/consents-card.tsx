import { TitledCard } from "../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { agreeToTerms } from "../privacy.actions.ts"
import type { Privacy } from "../privacy.schema.ts"
import { privacyTexts } from "../texts.ts"
import { ActionButton } from "./action-button.tsx"
import { TermsLink } from "./terms-link.tsx"

export function ConsentsCard({ consents, terms }: Pick<Privacy, "consents" | "terms">) {
  const { consents: t } = useTexts(privacyTexts)
  const dates = useDates()
  const place = useFocusOnChange<HTMLUListElement>(terms.is_due, "li")
  return (
    <TitledCard title={t.title}>
      {consents.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul ref={place} className="grid gap-1">
        {consents.map(({ kind, version, granted_at }) => (
          <li key={kind + version + granted_at} tabIndex={-1}>
            {t.given(t.kinds[kind] ?? kind, version, dates.day(granted_at))}
          </li>
        ))}
      </ul>
      {terms.is_due && (
        <div className="mt-4 grid justify-items-start gap-3 border-line border-t pt-4">
          <p>{t.due(<TermsLink version={terms.version} />)}</p>
          <ActionButton act={() => agreeToTerms(terms.version)}>{t.agree}</ActionButton>
        </div>
      )}
    </TitledCard>
  )
}
