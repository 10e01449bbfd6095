import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { claimsTexts } from "../texts.ts"

/** Where a page ends: to the search, or to join. */
export function ClosingCall() {
  const { closing: t } = useTexts(claimsTexts)
  return (
    <section className="on-basalt -mb-16 border-basalt-line border-b">
      <div className="page-width grid gap-6 py-8 sm:py-14 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div className="grid content-start justify-items-start gap-4">
          <h2 className="text-2xl sm:text-3xl">{t.heading}</h2>
          <LinkButton to="/search" className="max-sm:w-full">
            {t.find}
          </LinkButton>
        </div>
        <div className="grid content-start justify-items-start gap-4 border-basalt-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-16">
          <h3 className="text-xl">{t.professionals}</h3>
          <LinkButton to="/register?type=professional" variant="secondary" className="max-sm:w-full">
            {t.join}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
