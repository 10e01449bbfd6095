import type { ReactNode } from "react"

interface ListedProps {
  id: string
  title: string
  lead?: string
  /** Of the list. */
  look: string
  children: ReactNode[]
}

/** Services of one state; nothing where there are none. */
export function Listed({ id, title, lead, look, children }: ListedProps) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      <ul className={`grid ${look}`}>{children}</ul>
    </section>
  )
}
