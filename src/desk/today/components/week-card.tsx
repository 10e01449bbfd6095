import { noonOf } from "../../../platform/days.ts"
import { Link } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { deskDashboardTexts } from "../../texts.ts"
import type { Figures } from "../today.contract.ts"
import type { FigureKind } from "../today.rules.ts"

/** Where its rows are. */
const pages: Partial<Record<FigureKind, string>> = {
  people: "/admin/people",
  professionals: "/admin/people?role=professional",
}

export function WeekCard({ since, figures }: Figures) {
  const { week: t } = useTexts(deskDashboardTexts)
  const dates = useDates()
  return (
    <TitledCard title={t.title}>
      <p className="-mt-2 mb-4 text-muted text-sm">{t.lead(dates.day(noonOf(since)))}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ kind, now, before }) => (
          <div key={kind} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="text-sm">
              {pages[kind] ? (
                <Link to={pages[kind]} className="underline underline-offset-4">
                  {t.kinds[kind]}
                </Link>
              ) : (
                t.kinds[kind]
              )}
            </dt>
            <dd className="order-first text-muted text-sm">{t.before(before.toLocaleString("en-IN"))}</dd>
            <dd className="font-semibold text-2xl tabular-nums">{now.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}
