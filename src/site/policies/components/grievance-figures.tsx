import type { GrievanceFigures } from "../../../enquiries/grievance/grievance.schema.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { grievanceFiguresTexts } from "../grievance.texts.ts"

/** What became of the complaints of a year, counted from their rows. */
export function GrievanceFiguresTable({ figures }: { figures: GrievanceFigures }) {
  const t = useTexts(grievanceFiguresTexts)
  const { received, answered_in_time, answered_late, open } = figures
  const facts = [
    [t.received, received],
    [t.inTime, answered_in_time],
    [t.late, answered_late],
    [t.open, open],
  ] as const
  return (
    <section aria-labelledby="figures" className="page-width pb-10">
      <h2 id="figures" className="text-xl">
        {t.title}
      </h2>
      <dl className="mt-4 grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-4">
        {facts.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 border-line p-4 not-first:border-l">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-muted text-sm">{t.note}</p>
    </section>
  )
}
