import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ServicePage } from "../service.server.ts"
import { serviceTexts } from "../texts.ts"

/** Which papers to ask for, what each shows, and the office that gives it. */
export function PapersToCheck({ papers }: Pick<ServicePage, "papers">) {
  const { papers: t } = useTexts(serviceTexts)
  return (
    <Section id="papers" title={t.heading} lead={t.lead}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {papers.map(({ name, shows, from, links }) => (
          <li key={name} className="grid content-start gap-2 border-line border-t-2 pt-4">
            <h3 className="text-lg">{name}</h3>
            <p>{shows}</p>
            <p className="text-muted">{from}</p>
            {links.length > 0 && (
              <p className="flex flex-wrap gap-x-5">
                {links.map(({ name, url }) => (
                  <a
                    key={url}
                    href={url}
                    rel="noreferrer"
                    className="inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline"
                  >
                    {t.link(name)}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
