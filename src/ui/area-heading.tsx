import type { ReactNode } from "react"

type AreaHeadingProps = {
  title: string
  /** A line under it. */
  children?: ReactNode
  /** A button or two at its end. */
  actions?: ReactNode
}

export function AreaHeading({ title, children, actions }: AreaHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4 md:mb-8">
      <div className="min-w-0 md:flex-1 md:basis-80">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {children && <p className="mt-2 text-muted">{children}</p>}
      </div>
      {actions}
    </div>
  )
}
