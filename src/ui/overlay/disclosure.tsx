import { type ReactNode, useEffect, useRef } from "react"
import { closeDetails } from "./close-details.ts"

type DisclosureProps = {
  /** The always visible part; make it a clear target. */
  summary: ReactNode
  summaryClassName: string
  className?: string
  children: ReactNode
}

/** A details element: it opens without JavaScript, and with it closes by itself. */
export function Disclosure({ summary, summaryClassName, className, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    closeDetails(ref.current!, stop.signal)
    return () => stop.abort()
  }, [])
  return (
    <details ref={ref} className={`group ${className ?? ""}`}>
      {/* A press belongs to the whole of it: begun on a part that is just being replaced, it would be lost. */}
      <summary className={`*:pointer-events-none ${summaryClassName}`}>{summary}</summary>
      {children}
    </details>
  )
}
