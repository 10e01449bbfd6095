import type { ReactNode } from "react"

type ListPartProps = {
  /** Left out where it is the whole of what a filter asks for, whose name is on the filter. */
  title: string | null
  /** Behind it. */
  note?: string | undefined
  children: ReactNode
}

export function ListPart({ title, note, children }: ListPartProps) {
  return (
    <section className="mt-8 first:mt-0">
      {title && (
        <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-xl">{title}</h2>
          {note && <p className="text-muted">{note}</p>}
        </div>
      )}
      {children}
    </section>
  )
}
