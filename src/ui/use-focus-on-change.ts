import { useEffect, useRef } from "react"

/**
 * A ref that focuses the element which replaces the pressed one (with a `tabIndex` of -1), for keyboards and screen readers.
 * A stable function, so that React does not call it with each render.
 */
export const takeFocus = (come: HTMLElement | null) => come?.focus()

/** What a page has answered to a form that it took without script: its forms lead there, else the page would begin at its top. */
export const answerTarget = { id: "answer", tabIndex: -1 }

/**
 * Where content is swapped and the focused element goes with it, the first new element takes the focus, or the container
 * where that can have it. A focus that is elsewhere stays there.
 */
export const useFocusOnChange = <E extends HTMLElement>(turn: unknown, first?: string) => {
  const place = useRef<E>(null)
  const was = useRef(turn)
  useEffect(() => {
    if (was.current === turn) return
    was.current = turn
    if (!isLost(document.activeElement)) return
    const come = (first && place.current?.querySelector<HTMLElement>(first)) || place.current
    come?.focus()
  }, [turn, first])
  return place
}

/** What was hidden keeps the focus until the browser draws. */
const isLost = (focused: Element | null) => focused === document.body || focused?.checkVisibility() === false
