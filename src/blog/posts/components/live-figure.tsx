import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Rating } from "../../../ui/rating.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { LivePart } from "../live-parts.schema.ts"
import { postTexts } from "../texts.ts"

/** A part of a post from rows, apart from its words: it says what is so today. */
export function LiveFigure({ part }: { part: LivePart }) {
  return (
    <div className="post-live grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      {part.kind === "cost_bands" ? <Costs part={part} /> : <People part={part} />}
    </div>
  )
}

type Of<Kind extends LivePart["kind"]> = Extract<LivePart, { kind: Kind }>

function Costs({ part: { works, since, city, service } }: { part: Of<"cost_bands"> }) {
  const { live: t } = useTexts(postTexts)
  return (
    <>
      <p className="font-semibold font-serif text-xl">{t.costs.heading(city)}</p>
      <ul className="grid">
        {works.map(({ work, band, projects }) => (
          <li key={work} className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-t py-2.5">
            <span>{work}</span>
            <span className="font-semibold first-letter:uppercase">{band}</span>
            <span className="col-span-2 text-muted text-sm">{t.costs.projects(projects)}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t.costs.since(since)}</p>
      <p>
        <Link to={`/services/${service}#cost`} className={linkClasses}>
          {t.costs.all}
        </Link>
      </p>
    </>
  )
}

function People({ part: { kind, services, category, city, people } }: { part: Of<"free_times" | "professionals"> }) {
  const { live: t } = useTexts(postTexts)
  const isFree = kind === "free_times"
  const query = new URLSearchParams({ category, city, ...(isFree && { free: "week" }) })
  return (
    <>
      <p className="font-semibold font-serif text-xl">
        {isFree ? t.free.heading(services) : t.people.heading(services)}
      </p>
      <ul className="grid">
        {people.map(({ provider_id, business_name, full_name, locality, rating, review_count, availability }) => (
          <li key={provider_id} className="grid gap-1 border-line border-t py-3">
            <Link to={`/providers/${provider_id}`} className="justify-self-start font-semibold text-tile-ink underline">
              {business_name}
            </Link>
            <span className="text-muted text-sm">{[full_name, locality, city].filter(Boolean).join(", ")}</span>
            <span className="flex flex-wrap items-center gap-x-4 text-sm">
              <Rating value={rating} count={review_count} compact />
              {availability && (
                <span className="flex items-center gap-1.5 text-neem-ink">
                  <Icon name="calendar" className="size-4" />
                  {t.next(availability)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/search?${query}`} className={linkClasses}>
          {isFree ? t.free.search : t.people.all}
        </Link>
      </p>
    </>
  )
}

const linkClasses = "inline-flex min-h-11 items-center text-tile-ink underline"
