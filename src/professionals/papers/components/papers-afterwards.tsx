import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { WARNING_DAYS } from "../paper.rules.ts"
import { papersPageTexts } from "../texts.ts"

/** Who sees them, and what of them is kept. */
export function PapersAfterwards({ fileDays }: { fileDays: number }) {
  const { after: t } = useTexts(papersPageTexts)
  return (
    <TitledCard title={t.title}>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-muted">
        {t.points(fileDays, WARNING_DAYS.first, WARNING_DAYS.last).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </TitledCard>
  )
}
