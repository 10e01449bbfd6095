import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { Icon } from "../icon.tsx"

interface TooltipProps {
  /** What it explains, as a question or a name; its button says it. */
  label: string
  /** The button is its sign alone. */
  bare?: boolean
  /** A sentence or two: text alone, for nobody can get into it. */
  children: ReactNode
}

/**
 * A sentence that is there when it is wanted: under the pointer, with the focus, by a tap. It stays while the pointer is on
 * it, goes with Escape, which closes nothing else then, and never over the edge of the screen.
 */
export function Tooltip({ label, bare, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const id = useId()
  useClosing(isOpen, place, () => setOpen(false))
  const byMouse = (next: boolean) => (event: PointerEvent) => event.pointerType === "mouse" && setOpen(next)
  const look = bare
    ? "-m-2 grid size-10 place-items-center rounded-full hover:text-ink"
    : "inline-flex min-h-8 items-center gap-1.5 underline decoration-dotted underline-offset-4 hover:text-ink"
  return (
    <span
      ref={place}
      className="relative inline-block text-muted text-sm"
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
    >
      <button
        type="button"
        aria-label={bare ? label : undefined}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        className={look}
      >
        <Icon name="info" className="size-4" />
        {!bare && label}
      </button>
      <Bubble id={id} isOpen={isOpen}>
        {children}
      </Bubble>
    </span>
  )
}

/** Its padding joins it to the button, so that the pointer gets there without leaving. */
function Bubble({ id, isOpen, children }: { id: string; isOpen: boolean; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (isOpen && ref.current) keepOnScreen(ref.current)
  }, [isOpen])
  return (
    <span ref={ref} id={id} role="tooltip" hidden={!isOpen} className="absolute top-full left-0 z-20 pt-1.5">
      <span className="block w-max max-w-[min(20rem,calc(100vw-2rem))] rounded-lg bg-ink px-3 py-2 text-left font-normal text-paper text-sm shadow-soft">
        {children}
      </span>
    </span>
  )
}

const EDGE = 16

const keepOnScreen = (bubble: HTMLElement) => {
  bubble.style.translate = ""
  const over = bubble.getBoundingClientRect().right - (document.documentElement.clientWidth - EDGE)
  if (over > 0) bubble.style.translate = `${-over}px`
}

/** A tap elsewhere, where a tap gives no focus that could be lost, and Escape, also where only the pointer is. */
const useClosing = (isOpen: boolean, place: { current: HTMLElement | null }, close: () => void) => {
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const onPointer = ({ target }: Event) => !place.current?.contains(target as Node) && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    document.addEventListener("pointerdown", onPointer, { signal: stop.signal })
    document.addEventListener("keydown", onKey, { signal: stop.signal, capture: true })
    return () => stop.abort()
  }, [isOpen, place, close])
}
