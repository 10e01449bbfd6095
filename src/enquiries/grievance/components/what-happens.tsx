import { Link } from "../../../ui/link.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { grievanceStatusWords } from "../grievance-status.words.ts"

/** From the ticket to the last level, one step below the other. */
export function WhatHappens() {
  const { next: t } = useWords(grievanceStatusWords)
  return (
    <section aria-labelledby="then" className="grid gap-4">
      <h2 id="then" className="text-xl">
        {t.heading}
      </h2>
      <ol className="grid gap-4">
        {t.steps.map(({ title, text }) => (
          <li key={title} className="border-tile border-l-2 pl-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p className="text-muted">{t.more(linkTo)}</p>
      <p className="text-muted">{t.urgent}</p>
    </section>
  )
}

const linkTo = (to: string, text: string) => (
  <Link to={to} className="text-tile-ink underline underline-offset-4 hover:no-underline">
    {text}
  </Link>
)
