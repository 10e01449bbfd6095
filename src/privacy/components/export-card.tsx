import { buttonStyle } from "../../ui/button-style.ts"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { requestExport } from "../privacy.actions.ts"
import { EXPORT_RETENTION_DAYS, exportAddress } from "../privacy.rules.ts"
import type { DataExport } from "../privacy.schema.ts"
import { privacyTexts } from "../texts.ts"
import { ActionButton } from "./action-button.tsx"

export function ExportCard({ of }: { of: DataExport | null }) {
  const { export: t } = useTexts(privacyTexts)
  const isOver = !of || Date.parse(of.next_at) <= Date.now()
  const place = useFocusOnChange<HTMLDivElement>(isOver, "[role=status]")
  return (
    <TitledCard title={t.title}>
      <div ref={place} className="grid justify-items-start gap-4">
        <p className="max-w-prose text-muted">{t.what(EXPORT_RETENTION_DAYS)}</p>
        {of && <Copy key={of.id} of={of} />}
        {isOver && <ActionButton act={requestExport}>{t.ask}</ActionButton>}
      </div>
    </TitledCard>
  )
}

/** As it stands: being made, or there to be taken. */
export function Copy({ of }: { of: DataExport }) {
  const { export: t } = useTexts(privacyTexts)
  const dates = useDates()
  const { id, asked_at, ready_at, expires_at, next_at } = of
  const isReady = ready_at !== null && expires_at !== null
  return (
    <>
      <p role="status" tabIndex={-1} className="outline-none">
        {isReady ? t.isReady(dates.day(expires_at)) : t.isMade(dates.instant(asked_at))}
      </p>
      {isReady && (
        <p className="flex flex-wrap gap-3">
          <a href={exportAddress(id)} download className={buttonStyle("secondary", "normal")}>
            {t.page}
          </a>
          <a href={exportAddress(id, "json")} download className={buttonStyle("quiet", "normal")}>
            {t.data}
          </a>
        </p>
      )}
      {isReady && Date.parse(next_at) > Date.now() && (
        <p className="text-muted text-sm">{t.next(dates.instant(next_at))}</p>
      )}
    </>
  )
}
