import type { ReactNode } from "react"
import { noonOf } from "../../../platform/days.ts"
import { answerPlace, takeFocus } from "../../../ui/take-focus.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { GrievanceState } from "../grievance.schema.ts"
import { lookUpTexts } from "../texts.ts"

/** @param children what can be done about it */
export function GrievanceStanding({ state, children }: { state: GrievanceState; children: ReactNode }) {
  const { state: t, kinds, levels } = useTexts(lookUpTexts)
  const dates = useDates()
  const { ticket, kind, level, filed_at, acknowledged_at, escalated_at, resolve_by } = state
  const facts: [label: string, value: ReactNode][] = [
    [t.kind, kinds[kind]],
    [t.filed, dates.day(filed_at)],
    ...(acknowledged_at ? [[t.acknowledged, dates.day(acknowledged_at)] satisfies [string, string]] : []),
    ...(escalated_at ? [[t.further, dates.day(escalated_at)] satisfies [string, string]] : []),
    [t.level, levels[level]],
    [t.due, <strong key="due">{dates.day(noonOf(resolve_by))}</strong>],
  ]
  return (
    <section
      {...answerPlace}
      aria-labelledby="standing"
      className="grid gap-4 rounded-lg border border-line bg-sunken p-4"
    >
      <h3 id="standing" ref={takeFocus} tabIndex={-1} className="text-lg">
        {t.heading(ticket)}
      </h3>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Prospect state={state} />
      {children}
    </section>
  )
}

function Prospect({ state: { status, is_overdue, can_escalate, escalate_from } }: { state: GrievanceState }) {
  const { state: t } = useTexts(lookUpTexts)
  const dates = useDates()
  return (
    <div className="grid gap-2">
      {status === "answered" ? <p>{t.answered}</p> : <p>{is_overdue ? t.overdue : `${t.byMail} ${t.complex}`}</p>}
      {can_escalate && <p>{t.mayGo}</p>}
      {!can_escalate && <p>{escalate_from ? t.from(dates.weekday(noonOf(escalate_from))) : t.last}</p>}
    </div>
  )
}
