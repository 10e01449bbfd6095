import { costTexts } from "../../../professionals/cost/texts.ts"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { ideasPath } from "../ideas.rules.ts"
import type { IdeasPageData } from "../ideas.server.ts"
import { ideasTexts } from "../texts.ts"

type IdeaRoomsProps = Pick<IdeasPageData, "asked" | "choices">

/** By what was made, as links that search engines follow too; on a phone one line to be swiped. None leads to nothing, but for the one that is shown. */
export function IdeaRooms({ asked, choices }: IdeaRoomsProps) {
  const { filters: t } = useTexts(ideasTexts)
  const { works } = useTexts(costTexts)
  const rooms = [
    { work: undefined, label: t.all },
    ...choices.work.map(({ value, projects }) => ({ work: value, label: t.counted(works[value], projects) })),
  ]
  return (
    <nav aria-label={t.rooms} className={lineClasses}>
      {rooms.map(({ work, label }) => (
        <Link
          key={label}
          to={ideasPath({ ...asked, work })}
          preventScrollReset
          aria-current={work === asked.work ? "page" : undefined}
          className={`${chipClasses} ${work === asked.work ? "border-tile bg-tile-soft text-tile-ink" : "border-line bg-surface"}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const lineClasses =
  "flex gap-2 max-lg:-mx-[clamp(1rem,4vw,2rem)] max-lg:overflow-x-auto max-lg:px-[clamp(1rem,4vw,2rem)] max-lg:py-1 lg:flex-wrap print:hidden [scrollbar-width:none]"
const chipClasses =
  "inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-full border px-4 text-sm hover:border-ink sm:min-h-10"
