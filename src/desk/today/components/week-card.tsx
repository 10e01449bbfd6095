import { noonOf } from "../../../platform/days.ts"
import { Link } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { DeskDownload } from "../../components/desk-download.tsx"
import { deskDashboardTexts } from "../../texts.ts"
import type { Figures } from "../today.contract.ts"
import type { FigureKind } from "../today.rules.ts"

/** Where its rows are. */
const rowsOf = (kind: FigureKind, isBefore: boolean) => {
  if (kind === "unanswered_searches") return `/admin/searches${isBefore ? "?period=before" : ""}`
  return `/admin/week?${new URLSearchParams({ kind, ...(isBefore && { week: "before" }) })}`
}

type Figure = Figures["figures"][number]

/** What is a part of another figure stands below it. */
const wholeOf: Partial<Record<FigureKind, FigureKind>> = { professionals: "people", answered: "requests" }

/** Rows, and columns beside each other where there is room for all five. */
export function WeekCard({ since, figures }: Figures) {
  const { week: t } = useTexts(deskDashboardTexts)
  const dates = useDates()
  const wholes = figures.filter(({ kind }) => !wholeOf[kind])
  return (
    <TitledCard title={t.title}>
      <div className="-mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted text-sm">{t.lead(dates.day(noonOf(since)))}</p>
        <div className="-mx-5">
          <DeskDownload to="figures/csv" variant="quiet" />
        </div>
      </div>
      <ul className="grid xl:grid-cols-5 xl:divide-x xl:divide-line">
        {wholes.map((whole) => (
          <li
            key={whole.kind}
            className="grid content-start gap-2 border-line border-t py-3 xl:border-t-0 xl:px-5 xl:py-0 xl:last:pr-0 xl:first:pl-0"
          >
            <Whole figure={whole} />
            {figures
              .filter(({ kind }) => wholeOf[kind] === whole.kind)
              .map((part) => (
                <Part key={part.kind} figure={part} />
              ))}
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Whole({ figure: { kind, now, before } }: { figure: Figure }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 xl:grid-cols-1">
      <dt className="xl:row-start-2">
        <Rows kind={kind} />
      </dt>
      <dd className="row-span-2 font-semibold text-2xl tabular-nums xl:row-span-1 xl:row-start-1">
        {now.toLocaleString("en-IN")}
      </dd>
      <dd className="text-muted text-sm">
        <Before kind={kind} before={before} />
      </dd>
    </dl>
  )
}

function Part({ figure: { kind, now, before } }: { figure: Figure }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 text-sm">
      <dt className="col-start-2">
        <Rows kind={kind} />
      </dt>
      <dd className="col-start-1 row-start-1 font-semibold tabular-nums">{now.toLocaleString("en-IN")}</dd>
      <dd className="col-start-2 text-muted">
        <Before kind={kind} before={before} />
      </dd>
    </dl>
  )
}

function Rows({ kind }: { kind: FigureKind }) {
  const { week: t } = useTexts(deskDashboardTexts)
  return (
    <Link to={rowsOf(kind, false)} className="underline decoration-border underline-offset-4 hover:decoration-tile">
      {t.kinds[kind]}
    </Link>
  )
}

function Before({ kind, before }: { kind: FigureKind; before: number }) {
  const { week: t } = useTexts(deskDashboardTexts)
  if (before === 0) return t.before("0")
  const said = t.before(before.toLocaleString("en-IN"))
  return (
    <Link
      to={rowsOf(kind, true)}
      aria-label={t.beforeOf(said, t.kinds[kind])}
      className="underline-offset-4 hover:underline"
    >
      {said}
    </Link>
  )
}
