import type { ReactNode } from "react"
import { buttonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"
import { Disclosure } from "../../ui/overlay/disclosure.tsx"

interface HeadActionsProps {
  /** Of the button that opens them. */
  label: string
  children: ReactNode
}

/** Three buttons or more of a page's heading: on a phone behind one, so that the page begins with what it is about. */
export function HeadActions({ label, children }: HeadActionsProps) {
  return (
    <>
      <div className="hidden flex-wrap gap-3 md:flex">{children}</div>
      <Disclosure
        className="relative md:hidden"
        summaryClassName={buttonStyle("secondary", "normal")}
        summary={
          <>
            {label}
            <Icon name="chevron-down" className="size-4 text-muted group-open:rotate-180" />
          </>
        }
      >
        <div className="menu-panel grid gap-2">{children}</div>
      </Disclosure>
    </>
  )
}
