import type { HTMLAttributes, ReactNode } from "react"

export type CardProps = Omit<HTMLAttributes<HTMLElement>, "style"> & {
  as?: "div" | "section" | "article" | "li" | "form"
  /** Without padding, where a picture fills the card to its edge. */
  flush?: boolean
  /** Lifts a little under the pointer: the whole card leads somewhere. */
  lifts?: boolean
  children: ReactNode
}

export function Card({ as: Tag = "div", flush, lifts, className = "", children, ...rest }: CardProps) {
  const look = "rounded-lg border border-line bg-surface shadow-soft"
  const motion = lifts ? "transition duration-200 hover:-translate-y-0.5 hover:border-brass" : ""
  return (
    <Tag {...rest} className={`${look} ${flush ? "overflow-hidden" : "p-4 sm:p-6"} ${motion} ${className}`}>
      {children}
    </Tag>
  )
}
