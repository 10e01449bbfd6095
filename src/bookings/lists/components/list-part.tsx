import type { ReactNode } from "react"

type ListPartProps = {
  /** Left out where it is the whole of what a filter asks for, whose name is on the filter. */
  title: string | null
  children: ReactNode
}

export function ListPart({ title, children }: ListPartProps) {
  return (
    <section className="mt-8 first:mt-0">
      {title && <h2 className="mb-3 text-xl">{title}</h2>}
      {children}
    </section>
  )
}
