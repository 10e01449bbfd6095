import { type ReactNode, useId } from "react"
import { Card } from "../../../ui/card.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"

type OwnCardProps = {
  title: string
  /** The page that has all of it. */
  to: string
  /** How much there is, beside the title. */
  count?: string | undefined
  children: ReactNode
}

/** A part of what is one's own: its title leads to the whole. */
export function OwnCard({ title, to, count, children }: OwnCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          <Link
            to={to}
            className="-my-2 inline-flex min-h-11 items-center gap-2 text-ink underline-offset-4 hover:underline"
          >
            {title}
            <Icon name="chevron-right" className="size-4 text-muted" />
          </Link>
        </h2>
        {count && <p className="text-muted text-sm">{count}</p>}
      </div>
      {children}
    </Card>
  )
}
