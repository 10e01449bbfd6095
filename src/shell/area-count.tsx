import { countClasses } from "../ui/unread-badge.tsx"
import { useTexts } from "../ui/use-texts.ts"
import { shellTexts } from "./texts.ts"

interface AreaCountProps {
  count: number | undefined
  /** Read aloud beside it, where it is not of what is unread. */
  label: ((count: string) => string) | undefined
  className?: string
}

/** How many wait behind a link of an area; nothing where none do. */
export function AreaCount({ count = 0, label, className = "" }: AreaCountProps) {
  const { areas } = useTexts(shellTexts)
  if (count === 0) return null
  const shown = count > 99 ? "99+" : String(count)
  return (
    <>
      <span aria-hidden="true" className={`${countClasses} ${className}`}>
        {shown}
      </span>
      <span className="sr-only">{(label ?? areas.unread)(shown)}</span>
    </>
  )
}
