import { useId } from "react"
import { Card, type CardProps } from "./card.tsx"

type TitledCardProps = Omit<CardProps, "as" | "title" | "aria-labelledby"> & { title: string }

/** A part of a page in a card, found and read by its heading. */
export function TitledCard({ title, children, ...rest }: TitledCardProps) {
  const id = useId()
  return (
    <Card {...rest} as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}
