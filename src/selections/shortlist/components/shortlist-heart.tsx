import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { heartTexts } from "../texts.ts"

interface ShortlistHeartProps {
  id: string
  name: string
  className?: string
  /** Its label beside the heart, where there is room. */
  isLabelled?: boolean
}

/**
 * The heart that keeps somebody on the shortlist. A link to it with them alone; once somebody is there it becomes a button
 * (shortlist/open-hearts.ts), and shows who is kept. So the page is the same for everybody.
 */
export function ShortlistHeart({ id, name, className = "", isLabelled = false }: ShortlistHeartProps) {
  const { shortlist } = useTexts(heartTexts)
  return (
    <Link
      to={`/shortlist?ids=${id}`}
      data-shortlist={id}
      aria-label={`${shortlist} ${name}`}
      className={`${look} ${isLabelled ? "gap-2 px-4" : "w-11"} ${className}`}
    >
      <Icon name="heart" />
      {isLabelled && shortlist}
    </Link>
  )
}

const look = [
  "inline-flex h-11 items-center justify-center rounded-full border border-line bg-surface font-semibold text-sm shadow-soft",
  "hover:border-ink data-shortlisted:border-tile data-shortlisted:text-tile-ink data-shortlisted:[&>svg]:fill-current",
].join(" ")
