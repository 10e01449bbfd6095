import { type ReactNode, useEffect, useRef } from "react"

interface DeskSplitProps {
  title: string
  /** The page's heading and filters. */
  head: ReactNode
  list: ReactNode
  /** What the address opens; where there is no room for both it is all that is shown. */
  detail: ReactNode
  /** Of what is open: another one begins at its head. Undefined: nothing is. */
  openId: string | undefined
}

/** A list and what is open of it, side by side on a wide screen. */
export function DeskSplit({ title, head, list, detail, openId }: DeskSplitProps) {
  const pane = useRef<HTMLDivElement>(null)
  const listPlace = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(openId)
  useEffect(() => {
    const closedId = wasOpen.current
    wasOpen.current = openId
    if (!openId) return giveFocusBack(listPlace.current, closedId)
    pane.current?.querySelector<HTMLElement>("[data-pane-title]")?.focus({ preventScroll: true })
    // In the place of the list it begins at the top.
    if (!listPlace.current?.checkVisibility()) scrollTo(0, 0)
  }, [openId])
  const isOpen = openId !== undefined
  return (
    <>
      {isOpen && <h1 className="sr-only xl:hidden">{title}</h1>}
      <div className={isOpen ? "max-xl:hidden" : ""}>{head}</div>
      <div
        className={`grid grid-cols-1 gap-6 xl:items-start ${isOpen ? "xl:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]" : ""}`}
      >
        <div ref={listPlace} className={`min-w-0 ${isOpen ? "max-xl:hidden" : ""}`}>
          {list}
        </div>
        {isOpen && (
          <div ref={pane} className="min-w-0">
            {detail}
          </div>
        )}
      </div>
    </>
  )
}

/** To the row that was open, where what closed it has gone with it. */
function giveFocusBack(list: HTMLElement | null, closedId: string | undefined) {
  if (!closedId || document.activeElement !== document.body) return
  const row = list?.querySelector<HTMLElement>(`a[href*="=${CSS.escape(closedId)}"]`)
  if (row) row.focus()
  else document.getElementById("main")?.focus({ preventScroll: true })
}
