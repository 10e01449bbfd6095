import { professionalTexts } from "../../../professionals/texts.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"

interface ShortlistHeartProps {
  id: string
  name: string
  /** Says its position. */
  className?: string
}

/**
 * Puts somebody on the shortlist. A link to it with them alone; once somebody is there it becomes a button
 * (shortlist/hydrate-hearts.ts), and shows who is on it. So the page is the same for everybody. Its look stands in ui/base.css.
 */
export function ShortlistHeart({ id, name, className }: ShortlistHeartProps) {
  const { shortlist } = useTexts(professionalTexts)
  return (
    <Link to={`/shortlist?ids=${id}`} data-shortlist="" aria-label={`${shortlist} ${name}`} className={className}>
      <Icon name="heart" />
    </Link>
  )
}
