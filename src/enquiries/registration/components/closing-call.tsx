import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { professionalTexts } from "../texts.ts"

export function ClosingCall() {
  const { hero, closing: t } = useTexts(professionalTexts)
  return (
    <section className="on-basalt -mb-16 border-basalt-line border-b">
      <div className="page-width grid justify-items-start gap-4 py-12 sm:py-14">
        <h2 className="text-2xl sm:text-3xl">{t.heading}</h2>
        <p className="text-on-basalt-muted">{t.lead}</p>
        <div className="mt-2 flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <LinkButton to="/register?type=professional">{hero.join}</LinkButton>
          <LinkButton to="/contact" variant="secondary">
            {t.contact}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
