import { useState } from "react"
import { useSearchParams } from "react-router"
import type { Synonym, Understood } from "../../../search/synonyms/synonym.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { CountedField } from "../../../ui/field/counted-field.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { catalogueTexts } from "../texts.ts"
import { type Trial, tryQuery } from "../try-search.actions.ts"

interface Tried extends Trial {
  word: string
  means: string
}

/** A search, tried out: as it is understood today, and with the synonym that is typed. */
export function TryOut({ word, means, before }: { word: string; means: string; before?: Synonym }) {
  const { trial: t } = useTexts(catalogueTexts)
  const [params] = useSearchParams()
  // What it is about is tried first.
  const [query, setQuery] = useState(before?.word ?? params.get("try") ?? "")
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const attempt = async () => {
    setBusy(true)
    const trial = await tryQuery(query.trim(), { word, means }, before)
    if (trial) setTried({ ...trial, word, means })
    setBusy(false)
  }
  return (
    <TitledCard title={t.title}>
      <p className="mb-4 text-muted text-sm">{t.lead}</p>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (query.trim() !== "" && !busy) void attempt()
        }}
      >
        <CountedField
          label={t.query}
          name="query"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          typed={query}
          limit={200}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t.verb}
        </Button>
      </form>
      <div role="status" className="grid gap-4">
        {tried && <Reading title={t.now} of={tried.now} />}
        {tried?.with && <Reading title={t.withIt(tried.word, tried.means)} of={tried.with} />}
      </div>
    </TitledCard>
  )
}

function Reading({ title, of }: { title: string; of: Understood }) {
  const { trial: t } = useTexts(catalogueTexts)
  const places = [...of.cities, ...(of.locality === null ? [] : [of.locality])]
  const facts: [string, string][] = [
    [t.words, of.words.map(({ typed, as }) => `${typed}: ${as.join(", ")}`).join("; ")],
    [t.services, of.services.join(", ")],
    [t.places, places.join(", ")],
  ]
  const known = facts.filter(([, text]) => text !== "")
  return (
    <section className="mt-4 border-line border-t pt-4">
      <h3 className="text-base">{title}</h3>
      <p className="font-semibold">{t.found(of.found, of.is_close)}</p>
      {known.length === 0 ? (
        <p className="text-muted text-sm">{t.nothing}</p>
      ) : (
        <dl className="mt-1 grid gap-1 text-sm">
          {known.map(([label, text]) => (
            <div key={label} className="flex gap-2">
              <dt className="w-20 shrink-0 text-muted">{label}</dt>
              <dd className="wrap-anywhere min-w-0">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
