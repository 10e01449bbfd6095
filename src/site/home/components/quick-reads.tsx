import { type Drawn, Picture } from "../../../drawings/picture.tsx"
import { Card } from "../../../ui/card.tsx"
import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SourceLine } from "../../components/source-line.tsx"
import { swipeRow, swipeStop } from "../../components/swipe.ts"
import { readsTexts } from "../../texts.ts"

/** A front as an architect draws it, a flat's floor, what carries a house, shade over a window: in the order of the reads. */
const pictures: Drawn[] = [
  { kind: "elevation.house.2f", seed: "p" },
  { kind: "plan.flat.900", seed: "reads" },
  { kind: "section.3f", seed: "h" },
  { kind: "detail.chajja", seed: "e" },
]

/** What is worth knowing before building, each with its source. */
export function QuickReads() {
  const { facts: t } = useTexts(readsTexts)
  return (
    <Section id="facts" title={t.heading} lead={t.lead}>
      <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-4`}>
        {t.reads.map(({ title, text, source }, place) => (
          <Card as="li" flush key={title} className={`flex flex-col ${swipeStop}`}>
            <Picture
              {...pictures[place]!}
              detail="low"
              className="h-32 w-full sm:aspect-video sm:h-auto border-line border-b"
            />
            <div className="flex grow flex-col gap-2 p-4 sm:p-5">
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
              <SourceLine {...source} className="mt-auto pt-1" />
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
