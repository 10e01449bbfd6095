import type { ReactNode } from "react"
import { Icon } from "../ui/icon.tsx"

/** On a phone a line that opens, so that the end of a page stays short; from 640 px on always open under a heading. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-basalt-line border-t sm:border-t-0 sm:details-content:[content-visibility:visible]">
      <summary className={summaryLook}>
        {title}
        <Icon name="chevron-down" className="size-5 text-on-basalt-muted group-open:rotate-180" />
      </summary>
      <h2 className="mb-2 hidden text-lg text-on-basalt-brass supports-[selector(::details-content)]:sm:block">
        {title}
      </h2>
      <div className="pb-4 sm:pb-0">{children}</div>
    </details>
  )
}

const summaryLook = [
  "flex min-h-12 items-center justify-between font-semibold font-serif text-lg text-on-basalt-brass",
  "supports-[selector(::details-content)]:sm:hidden",
].join(" ")
