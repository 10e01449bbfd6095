import type { ReactNode } from "react"
import { formatRupees } from "../../../platform/money.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Place } from "../place.server.ts"
import { placeTexts } from "../texts.ts"

type PlaceTexts = ReturnType<typeof placeTexts.in>

const isNothing = (rupees: string) => Number(rupees) === 0

/** "₹900 – ₹2,400", "Free – ₹1,500". */
export const rangeIn = (t: Pick<PlaceTexts, "range" | "free">) => {
  const said = (rupees: string) => (isNothing(rupees) ? t.free : formatRupees(rupees))
  return (lowest: string, highest: string) => t.range(said(lowest), said(highest))
}

/** Counted from rows when the page was made. What nobody says, is not there. */
export function Figures({ place }: { place: Place }) {
  const texts = useTexts(placeTexts)
  const { figures: t } = texts
  const { professionals, based, lowest, highest, rating, reviews, projects, works, locality_name } = place
  const kinds = works.slice(0, 3).map(({ work, projects }) => t.work(work, projects))
  const others = professionals - based
  return (
    <section aria-label={t.label} className="border-line border-y bg-surface">
      <dl className="page-width grid grid-cols-2 gap-x-4 gap-y-5 py-6 sm:gap-6 sm:py-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {lowest !== null && highest !== null && (
          <Figure isWide value={rangeIn(texts)(lowest, highest)} label={t.price} note={<Visit place={place} />} />
        )}
        {rating !== null && <Figure value={rating.toFixed(1)} label={t.reviews(reviews)} />}
        {based > 0 && (
          <Figure
            value={based.toLocaleString("en-IN")}
            label={t.based(based, locality_name)}
            note={others > 0 && t.others(others, locality_name)}
          />
        )}
        {projects > 0 && (
          <Figure
            isWide
            value={projects.toLocaleString("en-IN")}
            label={t.projects(projects, locality_name)}
            note={kinds.length > 0 && t.among(kinds)}
          />
        )}
      </dl>
    </section>
  )
}

/** What a visit to each of them comes to, as long as it is with them: the sums of the booking dialog. */
function Visit({ place: { visit, unpriced } }: { place: Place }) {
  const { figures: t } = useTexts(placeTexts)
  const comesTo =
    visit &&
    !isNothing(visit.most) &&
    t.visit(isNothing(visit.least) ? null : formatRupees(visit.least), formatRupees(visit.most))
  return [comesTo, unpriced > 0 && t.unpriced(unpriced)].filter(Boolean).join(" ")
}

interface FigureProps {
  value: string
  label: string
  note?: ReactNode
  /** Alone in its row on a phone. */
  isWide?: boolean
}

function Figure({ value, label, note, isWide = false }: FigureProps) {
  return (
    <div
      className={`grid content-start gap-1 border-line lg:border-l lg:pl-6 lg:first:border-l-0 lg:first:pl-0 ${isWide ? "max-sm:col-span-2" : ""}`}
    >
      <dt className="order-2 text-sm">{label}</dt>
      <dd className="order-1 font-semibold font-serif text-2xl text-tile-ink">{value}</dd>
      {note && <dd className="order-3 text-muted text-sm">{note}</dd>}
    </div>
  )
}
