import type { MouseEvent, ReactNode } from "react"
import { Icon } from "../icon.tsx"

// Where a browser cannot show the content of a closed details element, the line that opens it stays.
const looks = {
  sm: {
    always: "sm:details-content:[content-visibility:visible]",
    line: "supports-[selector(::details-content)]:sm:hidden",
  },
  lg: {
    always: "lg:details-content:[content-visibility:visible]",
    line: "supports-[selector(::details-content)]:lg:hidden",
  },
  xl: {
    always: "xl:details-content:[content-visibility:visible]",
    line: "supports-[selector(::details-content)]:xl:hidden",
  },
} as const

type PhoneDetailsProps = {
  summary: ReactNode
  summaryClassName: string
  /** The width from which it is always open and its line gone; without one it is a line that opens at every width. */
  from?: keyof typeof looks | undefined
  /** Hears the press on its line first: what it opens instead prevents the default. */
  onPress?: (event: MouseEvent<HTMLElement>) => void
  className?: string
  children: ReactNode
}

/** On a phone a line that opens, so that a page stays short; where there is room always open. */
export function PhoneDetails({
  summary,
  summaryClassName,
  from,
  onPress,
  className = "",
  children,
}: PhoneDetailsProps) {
  const { always, line } = from ? looks[from] : { always: "", line: "" }
  return (
    <details className={`group ${always} ${className}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by hand and key */}
      <summary
        onClick={onPress}
        aria-haspopup={onPress && "dialog"}
        className={`flex min-h-12 items-center font-semibold ${line} ${summaryClassName}`}
      >
        {summary}
        <Icon name="chevron-down" className="ml-auto size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
