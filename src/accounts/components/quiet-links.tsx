import type { ReactNode } from "react"
import { Link } from "../../ui/link.tsx"

export type LinkTo = (to: string, text: string) => ReactNode

/** A sentence beside a form that leads to pages about us. They open in a tab of their own: what is typed here stays. */
export function QuietLinks({
  sentence,
  className = "",
}: {
  sentence: (link: LinkTo) => ReactNode
  className?: string
}) {
  return <p className={`text-muted text-sm ${className}`}>{sentence(linkTo)}</p>
}

const linkTo: LinkTo = (to, text) => (
  <Link to={to} target="_blank" className="text-tile-ink underline underline-offset-4">
    {text}
  </Link>
)
