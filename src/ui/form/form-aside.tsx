import { type ReactNode, useId } from "react"
import { Card } from "../card.tsx"

interface FormAsideProps {
  /** The anchor for links. */
  id: string
  heading: string
  lead: string
  /** More to know before it is filled in. */
  more?: ReactNode
  /** The form. */
  children: ReactNode
}

/** The part of a page that ends in a form: what it is for on the left, where there is room, the form on the right. */
export function FormAside({ id, heading, lead, more, children }: FormAsideProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="no-print border-line border-y bg-band">
      <div className="page-width grid items-start gap-8 py-12 sm:py-16 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div className="grid gap-4">
          <h2 id={titleId} className="text-2xl sm:text-3xl">
            {heading}
          </h2>
          <p className="text-lg text-muted">{lead}</p>
          {more}
        </div>
        <Card>{children}</Card>
      </div>
    </section>
  )
}
