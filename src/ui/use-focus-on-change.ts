import { useEffect, useRef } from "react"

/**
 * As the `ref` of what has come in place of what was pressed, with a `tabIndex` of -1: who listens or has no mouse goes on
 * there. Made once, so that React does not call it anew with every drawing.
 */
export const takeFocus = (come: HTMLElement | null) => come?.focus()

/** What a page has answered to a form that it took without script: its forms lead there, else the page would begin at its top. */
export const answerTarget = { id: "answer", tabIndex: -1 }

/**
 * For a place whose content takes turns: what was pressed goes with its turn, and who listens or has no mouse goes on at
 * the first of what has come, or at the place itself where that can have the focus. A focus that is elsewhere stays there.
 */
export const useFocusOnChange = <E extends HTMLElement>(turn: unknown, first: string) => {
  const place = useRef<E>(null)
  const was = useRef(turn)
  useEffect(() => {
    if (was.current === turn) return
    was.current = turn
    if (!isLost(document.activeElement)) return
    const come = place.current?.querySelector<HTMLElement>(first) ?? place.current
    come?.focus()
  }, [turn, first])
  return place
}

/** What was hidden keeps the focus until the browser draws. */
const isLost = (focused: Element | null) => focused === document.body || focused?.checkVisibility() === false
