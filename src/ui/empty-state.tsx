import type { ReactNode } from "react"

type EmptyStateProps = {
  title: string
  /** What to do next: a LinkButton or a Button. */
  action?: ReactNode
  /** A drawing; without one an empty plot is shown. */
  picture?: ReactNode
  children?: ReactNode
}

export function EmptyState({ title, action, picture, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-line border-dashed px-6 py-12 text-center">
      {picture ?? <EmptyPlot />}
      <h2 className="mt-2 text-xl">{title}</h2>
      {children && <div className="max-w-md text-pretty text-muted">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

/** A plot staked out and not yet built on, with its dimension line. */
function EmptyPlot() {
  return (
    <svg viewBox="0 0 120 72" fill="none" aria-hidden="true" className="h-18 w-30 text-brass" stroke="currentColor">
      <path d="M16 52 60 64l44-14-44-12Z" className="fill-sunken" strokeWidth="1.5" strokeDasharray="4 4" />
      <path d="M16 52V40M60 64V52M104 50V38M60 38V26" strokeWidth="2" strokeLinecap="round" />
      <path d="M60 26h14l-4 4 4 4H60" className="fill-tile-soft text-tile" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M16 64v6M60 70v2M16 67l44 4" strokeWidth="1" opacity="0.7" />
    </svg>
  )
}
