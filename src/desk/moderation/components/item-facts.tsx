import type { ReactNode } from "react"
import { Badge } from "../../../ui/badge.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { ModeratedItem } from "../moderation.schema.ts"
import { moderatedItemTexts } from "../texts.ts"

/** Who reported it, and why. */
export function Reports({ reports }: Pick<ModeratedItem, "reports">) {
  const [{ reports: t }, dates] = [useTexts(moderatedItemTexts), useDates()]
  if (reports.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-sans font-semibold text-base tracking-normal">{t.heading(reports.length)}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {reports.map(({ id, ticket, name, message, level, is_spam, created_at }) => (
          <li key={id} className="grid grid-cols-1 gap-1 border-tile border-l-2 pl-4">
            <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
              {message}
            </p>
            <p className="wrap-anywhere text-muted text-sm">
              {t.by(name, dates.instant(created_at, new Date()))}
              {" · "}
              <span className="whitespace-nowrap">{t.ticket(ticket)}</span>
            </p>
            {(level > 0 || is_spam) && (
              <p className="flex flex-wrap gap-2">
                {level > 0 && <Badge tone="tile">{t.further}</Badge>}
                {is_spam && <Badge>{t.spam}</Badge>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why it is hidden, by whom, and what its author says. */
export function HiddenFacts({ takedown }: { takedown: NonNullable<ModeratedItem["takedown"]> }) {
  const [{ hidden: t }, dates] = [useTexts(moderatedItemTexts), useDates()]
  const { reason, hidden_by, hidden_at, appeal, appealed_at, appeal_answer } = takedown
  return (
    <dl className="grid grid-cols-1 gap-3">
      <Said label={t.by(hidden_by, dates.day(hidden_at))}>{reason}</Said>
      {appealed_at && (
        <Said
          label={
            <>
              {t.appeal(dates.day(appealed_at))} {!appeal_answer && <Badge tone="tile">{t.waits}</Badge>}
            </>
          }
        >
          {appeal ?? ""}
        </Said>
      )}
      {appeal_answer && <Said label={t.answer}>{appeal_answer}</Said>}
    </dl>
  )
}

function Said({ label, children }: { label: ReactNode; children: string }) {
  return (
    <div className="border-brass border-l-2 pl-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
        {children}
      </dd>
    </div>
  )
}
