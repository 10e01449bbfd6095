import type { ReactNode } from "react"

export function ContextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}
