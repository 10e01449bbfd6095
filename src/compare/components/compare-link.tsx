import { professionalTexts } from "../../professionals/texts.ts"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"

interface CompareLinkProps {
  id: string
  name: string
  /** Says its position: what is larger than its look lies around it. */
  className: string
}

/**
 * Leads to the comparison. Where the tray is there (tray/open-tray.tsx), a press puts them into it, and another takes them
 * out. The sign before it stands in ui/base.css.
 */
export function CompareLink({ id, name, className }: CompareLinkProps) {
  const { compare } = useTexts(professionalTexts)
  return (
    <Link
      to={`/compare?ids=${id}`}
      data-compare={name}
      aria-label={`${compare} ${name}`}
      className={`${look} ${className}`}
    >
      {compare}
    </Link>
  )
}

const look = [
  "inline-flex gap-1.5 rounded-sm border border-line bg-surface px-2 py-0.5 font-semibold text-sm shadow-soft",
  "after:absolute after:-inset-2 hover:border-ink data-chosen:border-tile data-chosen:bg-tile-soft data-chosen:text-tile-ink",
].join(" ")
