import type { ReactNode } from "react"

export function ContextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
      {children}
    </section>
  )
}
