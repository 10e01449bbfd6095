import { noonOf } from "../../../../platform/days.ts"
import { indianDay } from "../../../../platform/time.ts"
import { useDates, useTexts } from "../../../../ui/use-texts.ts"
import { type DeskFact, FactList } from "../../../desk-entries/components/fact-list.tsx"
import { MailLink, PhoneLink } from "../../../desk-entries/components/reach-links.tsx"
import { reportedIdOf } from "../../grievance.rules.ts"
import type { WholeGrievance } from "../grievance-desk.schema.ts"
import { grievancePaneTexts } from "../grievance-page.texts.ts"
import { grievanceDeskTexts } from "../texts.ts"
import { ReportedFact } from "./reported-fact.tsx"

/** How to reach its sender, and where its clocks stand. */
export function GrievanceFacts({ grievance }: { grievance: WholeGrievance }) {
  const t = useTexts(grievancePaneTexts)
  const { levels } = useTexts(grievanceDeskTexts)
  const dates = useDates()
  const { email, phone, booking, reported, level, created_at, acknowledged_at, resolve_by, status } = grievance
  const { answered_at, closed_at, latest_day, asked_at, actions } = grievance
  const now = new Date()
  const due = dates.weekday(noonOf(resolve_by), now)
  const movable =
    status === "open" &&
    (actions.includes("move")
      ? t.latest(dates.weekday(noonOf(latest_day), now))
      : t.fixed[resolve_by < indianDay(now) ? "over" : "last"])
  const facts: DeskFact[] = [
    email && [t.email, <MailLink key="email" email={email} />],
    phone && [t.phone, <PhoneLink key="phone" phone={phone} />],
    reported && [t.reported, <ReportedFact key="reported" reported={reported} isOpen={status === "open"} />],
    booking && !(reported && reportedIdOf(booking)) && [t.booking, booking],
    [t.level, levels[level as keyof typeof levels]],
    [t.received, dates.instant(created_at, now)],
    [t.acknowledged, acknowledged_at ? dates.instant(acknowledged_at, now) : t.notYet],
    [t.due, movable ? `${due}; ${movable}` : due],
    answered_at && [t.answered, dates.instant(answered_at, now)],
    closed_at && [t.closed, dates.instant(closed_at, now)],
  ]
  return (
    <div className="grid gap-3">
      <FactList facts={facts} />
      {asked_at && <p className="rounded-md bg-slate-soft px-4 py-3 text-slate-ink">{t.asked(dates.day(asked_at))}</p>}
    </div>
  )
}
