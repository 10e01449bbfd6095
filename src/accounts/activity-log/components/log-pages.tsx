import type { ReactNode } from "react"
import { Button } from "../../../ui/button.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ActivityLogList } from "../activity-log.list.ts"
import { lastPageOf } from "../activity-log.rules.ts"
import { activityLogTexts } from "../texts.ts"

type LogPagesProps = { list: Pick<ActivityLogList, "toPage">; place: number; total: number }

/** The log is walked by numbers; there is always one page (specification 2 §2). */
export function LogPages({ list, place, total }: LogPagesProps) {
  const { pages: t } = useTexts(activityLogTexts)
  const last = lastPageOf(total)
  const to = (page: number) => list.toPage(page === 0 ? null : String(page))
  const step = (page: number, isThere: boolean, label: string) => <Step to={isThere ? to(page) : null}>{label}</Step>
  return (
    <nav aria-label={t.label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted text-sm tabular-nums max-sm:sr-only">{t.total(total)}</p>
      <div className="grid grid-cols-4 items-center gap-2 max-sm:w-full sm:flex">
        {step(0, place > 0, t.first)}
        {step(place - 1, place > 0, t.previous)}
        <p className="whitespace-nowrap px-2 text-center font-semibold text-sm tabular-nums max-sm:order-first max-sm:col-span-4">
          {t.place(place + 1, last + 1)}
        </p>
        {step(place + 1, place < last, t.next)}
        {step(last, place < last, t.last)}
      </div>
    </nav>
  )
}

function Step({ to, children }: { to: string | null; children: ReactNode }) {
  if (to !== null) {
    return (
      <LinkButton to={to} variant="secondary" size="small" preventScrollReset className="max-sm:px-1">
        {children}
      </LinkButton>
    )
  }
  return (
    <Button variant="secondary" size="small" disabled className="max-sm:px-1">
      {children}
    </Button>
  )
}
