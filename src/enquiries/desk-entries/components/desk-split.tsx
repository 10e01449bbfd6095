import { type ReactNode, useEffect, useRef } from "react"

interface DeskSplitProps {
  list: ReactNode
  /** What the address opens; in place of the list where there is no room for both. */
  detail: ReactNode
  /** Of what is open: another one begins at its head. */
  openId: string | undefined
}

/** A list and what is open of it, side by side on a wide screen. */
export function DeskSplit({ list, detail, openId }: DeskSplitProps) {
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openId) pane.current?.querySelector<HTMLElement>("[data-pane-title]")?.focus({ preventScroll: true })
  }, [openId])
  if (!openId) return list
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] xl:items-start">
      <div className="max-xl:hidden">{list}</div>
      <div ref={pane} className="min-w-0 xl:sticky xl:top-24">
        {detail}
      </div>
    </div>
  )
}
