import { Link } from "../../../ui/link.tsx"
import { Steps } from "../../../ui/steps.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { grievanceStatusTexts } from "../texts.ts"

/** From the ticket to the last level. */
export function WhatHappens() {
  const { next: t } = useTexts(grievanceStatusTexts)
  return (
    <section aria-labelledby="next" className="grid gap-6">
      <h2 id="next" className="text-2xl">
        {t.heading}
      </h2>
      <Steps steps={t.steps} />
      <div className="grid gap-2 text-muted">
        <p>{t.more(linkTo)}</p>
        <p>{t.urgent}</p>
      </div>
    </section>
  )
}

const linkTo = (to: string, text: string) => (
  <Link to={to} className="text-tile-ink underline underline-offset-4 hover:no-underline">
    {text}
  </Link>
)
