import type { ReactNode } from "react"
import { PhoneDetails } from "../ui/phone-details.tsx"

/** Where it is always open, a heading stands in the place of its line. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PhoneDetails
      from="sm"
      className="border-basalt-line border-t sm:border-t-0"
      summary={title}
      summaryClassName="font-serif text-lg text-on-basalt-brass"
    >
      <h2 className="mb-2 hidden text-lg text-on-basalt-brass supports-[selector(::details-content)]:sm:block">
        {title}
      </h2>
      <div className="pb-4 sm:pb-0">{children}</div>
    </PhoneDetails>
  )
}
