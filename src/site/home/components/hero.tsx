import { Form } from "react-router"
import { LargePicture } from "../../../drawings/large-picture.tsx"
import { pathIn } from "../../../platform/language/language.ts"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { useLanguage, useMarket, useTexts } from "../../../ui/use-texts.ts"
import { homeTexts } from "../texts.ts"

/** What this is, and the main job in one line: what do you need, where. A plain GET form, so it works without script. */
export function Hero() {
  const market = useMarket()
  const { cities } = market
  const { hero: t } = useTexts(homeTexts)
  return (
    <section className="page-width grid grid-cols-1 items-center gap-6 pt-6 pb-8 sm:gap-8 sm:pb-12 sm:pt-8 lg:grid-cols-2 lg:gap-12 lg:pt-14 lg:pb-20">
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        <h1 className="text-2xl sm:text-4xl">{t.heading(market)}</h1>
        <p className="max-w-xl text-muted sm:text-lg">{t.lead}</p>
        <Form
          action="/search"
          role="search"
          className="no-print grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-soft sm:grid-cols-[1fr_8rem_auto] sm:items-end"
        >
          <Field label={t.query} name="query" placeholder={t.queryExample} icon="search" />
          {cities.length > 0 && (
            <SelectField
              label={t.city}
              name="city"
              defaultValue={cities[0]}
              options={cities.map((city) => ({ value: city, label: city }))}
            />
          )}
          <Button type="submit" className="h-12">
            {t.find}
          </Button>
        </Form>
        <div className="flex items-start gap-3 text-muted">
          <span id="try" className="leading-11">
            {t.try}
          </span>
          <ul
            aria-labelledby="try"
            className="min-w-0 -m-1 flex gap-2 p-1 max-sm:-mr-4 max-sm:overflow-x-auto max-sm:pr-4 sm:flex-wrap"
          >
            {t.suggestions.map((query) => (
              <Suggestion key={query} query={query} />
            ))}
          </ul>
        </div>
      </div>
      <LargePicture kind="hero" seed="home" alt={t.picture} eager className="w-full max-sm:h-52 max-sm:object-cover" />
    </section>
  )
}

function Suggestion({ query }: { query: string }) {
  const language = useLanguage()
  return (
    <li>
      <a
        href={pathIn(language, `/search?query=${encodeURIComponent(query)}`)}
        className="flex min-h-11 items-center whitespace-nowrap rounded-full border border-line bg-surface px-4 text-tile-ink hover:border-brass"
      >
        {query}
      </a>
    </li>
  )
}
