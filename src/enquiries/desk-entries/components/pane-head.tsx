import type { ReactNode } from "react"
import { iconButtonStyle } from "../../../ui/button-style.ts"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { deskPageTexts } from "../desk-page.texts.ts"
import { DueBadge } from "./due-badge.tsx"

interface PaneHeadProps {
  title: string
  line: string
  /** What is promised next; null: nothing, or it was kept. */
  due: string | null
  assignedTo: string | undefined
  /** The list as it is, with its filter and page. */
  backTo: string
  /** What one press does. */
  children: ReactNode
}

/** Who it is from, about what, whose it is and until when. */
export function PaneHead({ title, line, due, assignedTo, backTo, children }: PaneHeadProps) {
  const t = useTexts(deskPageTexts)
  return (
    <header className="grid gap-4 border-line border-b pb-5">
      <div className="xl:hidden">
        <LinkButton to={backTo} preventScrollReset variant="quiet" size="small" icon="arrow-left" className="-ml-2">
          {t.back}
        </LinkButton>
      </div>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="pane-title" tabIndex={-1} data-pane-title="" className="wrap-anywhere text-xl outline-none">
            {title}
          </h2>
          <p className="wrap-anywhere mt-1 text-muted">{line}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            {due && <DueBadge at={due} />}
            <span className="text-muted">{assignedTo ? t.has(assignedTo) : t.nobody}</span>
          </p>
        </div>
        <Link
          to={backTo}
          preventScrollReset
          aria-label={t.close}
          className={`${iconButtonStyle} shrink-0 max-xl:hidden`}
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </header>
  )
}
