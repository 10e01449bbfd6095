import type { ReactNode } from "react"

/** One section of a public page: a heading, a line under it, and room around. */
export function Section({
  id,
  title,
  lead,
  goesOn = false,
  children,
}: {
  id: string
  title: string
  lead?: string | undefined
  /** On the ground of the section above it, whose lower room is enough. */
  goesOn?: boolean
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className={`page-width laid-out-late grid grid-cols-1 gap-5 pb-8 sm:gap-8 sm:pb-16 ${goesOn ? "" : "pt-8 sm:pt-16"}`}
    >
      <div className="grid max-w-3xl gap-2">
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {lead && <p className="text-muted sm:text-lg">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
