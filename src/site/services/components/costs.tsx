import { PhoneDetails } from "../../../ui/overlay/phone-details.tsx"
import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SourceLine } from "../../components/source-line.tsx"
import type { ServicePage } from "../service-page.server.ts"
import { serviceTexts } from "../texts.ts"

/** What it costs as far as it was counted, and on what it depends. */
export function Costs({ page: { city, offer, costs, content }, goesOn }: { page: ServicePage; goesOn: boolean }) {
  const { cost: t } = useTexts(serviceTexts)
  const prices = offer?.prices
  if (!prices && !costs) return <Uncounted city={city} content={content} goesOn={goesOn} />
  return (
    <Section id="cost" title={t.heading(city)} goesOn={goesOn}>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div className="grid grid-cols-1 gap-8">
          {prices && (
            <div className="grid gap-2">
              <h3 className="text-xl">{t.hour}</h3>
              <p className="font-semibold font-serif text-2xl text-tile-ink">{t.hourly(prices.low, prices.high)}</p>
              {prices.scale && <PriceScale ends={prices.ends} scale={prices.scale} />}
              <p className="max-w-2xl text-muted">{t.middle(prices.middle, prices.number)}</p>
            </div>
          )}
          {costs && <Works costs={costs} />}
        </div>
        <PhoneDetails
          from="lg"
          className="self-start rounded-lg border border-line bg-surface px-5 sm:px-6"
          summary={t.depends}
          summaryClassName="text-lg"
        >
          <h3 className="hidden pt-5 pb-3 text-xl supports-[selector(::details-content)]:lg:block">{t.depends}</h3>
          <Depends on={content.price} className="pb-5" />
        </PhoneDetails>
      </div>
    </Section>
  )
}

type Prices = NonNullable<NonNullable<ServicePage["offer"]>["prices"]>

/** As a dimension line: from the lowest to the highest, the middle half of them thick, a stroke through the middle one. */
function PriceScale({ ends: [lowest, highest], scale }: { ends: Prices["ends"]; scale: NonNullable<Prices["scale"]> }) {
  const { cost: t } = useTexts(serviceTexts)
  const { low, middle, high } = scale
  return (
    <div className="grid max-w-2xl gap-1 py-2 print:hidden">
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" className="h-6 w-full overflow-visible">
        <rect x={low} y={7} width={high - low} height={10} rx={0.8} className="fill-tile-soft" />
        <g className="stroke-muted" strokeWidth={1.5}>
          {[0, 100].map((at) => (
            <path key={at} d={`M${at} 4V20`} vectorEffect="non-scaling-stroke" />
          ))}
          <path d="M0 12H100" vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d={`M${low} 12H${high}M${middle} 3V21`}
          className="stroke-tile"
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="flex justify-between gap-4 text-muted text-sm">
        <span>
          {t.lowest} {lowest}
        </span>
        <span>
          {t.highest} {highest}
        </span>
      </p>
    </div>
  )
}

type UncountedProps = Pick<ServicePage, "city" | "content"> & { goesOn: boolean }

/** One price of others stands beside what it depends on; several have the width to themselves. */
function Uncounted({ city, content: { published = [], price }, goesOn }: UncountedProps) {
  const { cost: t } = useTexts(serviceTexts)
  const isBeside = published.length === 1
  return (
    <Section
      id="cost"
      title={t.heading(city)}
      lead={published.length > 0 ? t.noneButPublished(city) : t.none(city)}
      goesOn={goesOn}
    >
      <div className={`grid gap-8 ${isBeside ? "lg:grid-cols-2 lg:gap-16" : ""}`}>
        {published.length > 0 && <Published prices={published} />}
        <div className="grid content-start gap-3">
          <h3 className="text-xl">{t.depends}</h3>
          <Depends on={price} className={isBeside ? "" : "gap-x-10 sm:grid-cols-2"} />
        </div>
      </div>
    </Section>
  )
}

function Published({ prices }: { prices: NonNullable<ServicePage["content"]["published"]> }) {
  const { cost: t } = useTexts(serviceTexts)
  return (
    <ul
      aria-label={t.published}
      className={`grid content-start gap-x-10 gap-y-6 ${prices.length > 1 ? "sm:grid-cols-2" : ""}`}
    >
      {prices.map(({ figure, of, source }) => (
        <li key={figure} className="grid content-start gap-1">
          <p className="font-semibold font-serif text-2xl text-tile-ink">{figure}</p>
          <p className="max-w-prose text-muted">{of}</p>
          <SourceLine {...source} />
        </li>
      ))}
    </ul>
  )
}

function Depends({ on, className = "" }: { on: readonly string[]; className?: string }) {
  return (
    <ul className={`grid list-disc gap-2 text-muted *:ml-5 marker:text-brass ${className}`}>
      {on.map((what) => (
        <li key={what}>{what}</li>
      ))}
    </ul>
  )
}

function Works({ costs: { works, since, fewest } }: { costs: NonNullable<ServicePage["costs"]> }) {
  const { cost: t } = useTexts(serviceTexts)
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">{t.work}</h3>
      <p className="text-muted">{t.workLead}</p>
      <table className="w-full max-w-2xl">
        <caption className="sr-only">{t.work}</caption>
        <thead className="text-left text-muted text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              {t.kind}
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              {t.mostly}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t.projects}
            </th>
          </tr>
        </thead>
        <tbody>
          {works.map(({ work, band, projects }) => (
            <tr key={work} className="border-line border-t">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                {work}
              </th>
              <td className="py-2.5 pr-4 font-semibold first-letter:uppercase">{band}</td>
              <td className="py-2.5 text-right tabular-nums">{projects}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-2xl text-muted text-sm">{t.since(since, fewest)}</p>
    </div>
  )
}
