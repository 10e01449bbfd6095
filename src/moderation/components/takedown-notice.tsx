import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { TakedownKind } from "../takedown.rules.ts"
import type { Takedown } from "../takedown.schema.ts"
import { takedownNoticeTexts } from "../texts.ts"
import { AppealButton, type AppealProps } from "./appeal-button.tsx"

interface TakedownNoticeProps extends AppealProps {
  kind: TakedownKind
  takedown: Takedown
}

/** Tells an author that something is hidden, why, and what came of their appeal; it opens the one that they have. */
export function TakedownNotice({ kind, takedown, ...appealing }: TakedownNoticeProps) {
  const [t, dates] = [useTexts(takedownNoticeTexts), useDates()]
  const { reason, hidden_at, appeal, appealed_at, appeal_answer } = takedown
  return (
    <section className="grid grid-cols-1 gap-4 rounded-lg border border-brass bg-brass-soft p-4">
      <div className="flex gap-3">
        <Icon name="eye-off" className="mt-0.5 size-5 text-brass-ink" />
        <div className="grid min-w-0 gap-1">
          <h2 className="font-sans font-semibold text-base tracking-normal">{t.title[kind]}</h2>
          <p className="text-sm">{t.meaning[kind]}</p>
        </div>
      </div>
      <dl className="grid gap-3 sm:pl-8">
        <Said label={t.reason(dates.day(hidden_at))}>{reason}</Said>
        {appeal && <Said label={t.yours}>{appeal}</Said>}
        {appeal_answer && <Said label={t.answer}>{appeal_answer}</Said>}
      </dl>
      <div className="grid justify-items-start gap-3 sm:pl-8">
        {!appealed_at && (
          <>
            <p className="max-w-prose text-sm">{t.mayAppeal}</p>
            <AppealButton {...appealing} />
          </>
        )}
        {appealed_at && !appeal_answer && <p className="text-sm">{t.waits(dates.day(appealed_at))}</p>}
        {appeal_answer && (
          <Link to="/grievance/status?kind=content#complaint" className="text-sm underline underline-offset-4">
            {t.further}
          </Link>
        )}
      </div>
    </section>
  )
}

function Said({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-brass-ink text-sm">{label}</dt>
      <dd className="wrap-anywhere max-w-prose whitespace-pre-line">{children}</dd>
    </div>
  )
}
