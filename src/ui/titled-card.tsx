import { type ReactNode, useId } from "react"
import { Card } from "./card.tsx"

/** A part of a page in a card, found and read by its heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}
