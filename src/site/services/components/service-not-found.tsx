import { Picture } from "../../../drawings/picture.tsx"
import { serviceChoiceTexts } from "../../../enquiries/texts.ts"
import { serviceSlugs } from "../../../services/service-slugs.ts"
import { Link } from "../../../ui/link.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { serviceTexts } from "../texts.ts"

export function ServiceNotFound() {
  const { unknown: t } = useTexts(serviceTexts)
  const { services } = useTexts(serviceChoiceTexts)
  return (
    <section className="page-width grid justify-items-center gap-4 py-12 text-center md:py-16">
      <Picture kind="empty" seed="error" eager className="h-48 w-auto" />
      <h1 className="text-2xl md:text-3xl">{t.title}</h1>
      <p className="max-w-prose text-muted">{t.text}</p>
      <ul className="flex max-w-2xl flex-wrap justify-center gap-x-6">
        {serviceSlugs.map((slug) => (
          <li key={slug}>
            <Link
              to={`/services/${slug}`}
              className="inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline"
            >
              {services[slug]}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/services" variant="secondary" className="mt-2">
        {t.all}
      </LinkButton>
    </section>
  )
}
