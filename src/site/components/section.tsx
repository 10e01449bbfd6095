import type { ReactNode } from "react"

/** One section of the home page: a heading, a line under it, and room around. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="page-width grid gap-8 py-12 md:py-16">
      <div className="grid max-w-3xl gap-2">
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {lead && <p className="text-lg text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
