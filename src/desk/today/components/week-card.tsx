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

export function WeekCard({ since, figures }: Figures) {
  const { week: t } = useTexts(deskDashboardTexts)
  const dates = useDates()
  return (
    <TitledCard title={t.title}>
      <div className="-mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted text-sm">{t.lead(dates.day(noonOf(since)))}</p>
        <DeskDownload to="figures/csv" variant="quiet" />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4 xl:grid-cols-7 xl:gap-x-0 xl:divide-x xl:divide-line">
        {figures.map(({ kind, now, before }) => (
          <div key={kind} className="flex flex-col-reverse justify-end gap-0.5 xl:px-4 xl:last:pr-0 xl:first:pl-0">
            <dt className="text-sm">
              <Link
                to={rowsOf(kind, false)}
                className="underline decoration-border underline-offset-4 hover:decoration-tile"
              >
                {t.kinds[kind]}
              </Link>
            </dt>
            <dd className="order-first text-muted text-sm">
              {before === 0 ? (
                t.before("0")
              ) : (
                <Link
                  to={rowsOf(kind, true)}
                  aria-label={t.beforeOf(t.before(before.toLocaleString("en-IN")), t.kinds[kind])}
                  className="underline-offset-4 hover:underline"
                >
                  {t.before(before.toLocaleString("en-IN"))}
                </Link>
              )}
            </dd>
            <dd className="font-semibold text-2xl tabular-nums">{now.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}
