import { professionalTexts } from "../../professionals/texts.ts"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"

interface CompareLinkProps {
  id: string
  name: string
  /** Says its position. */
  className?: string
}

/**
 * Leads to the comparison. Where the tray is there (tray/mount-tray.tsx), a press puts them into it, and another takes them
 * out. Its look stands in ui/base.css, quiet beside what matters more (`data-quiet` around it): the scripts of these pages are small.
 */
export function CompareLink({ id, name, className }: CompareLinkProps) {
  const { compare } = useTexts(professionalTexts)
  return (
    <Link to={`/compare?ids=${id}`} data-compare={name} aria-label={`${compare} ${name}`} className={className}>
      {compare}
    </Link>
  )
}
