/**
 * Where messages stand: in the dialog that is open, since all else is inert then and they could not be heard or pressed; on
 * a phone above what is pinned to the lower edge (`data-foot`); and at the other edge, where they would cover what is in
 * use. Loaded with the first message.
 */
import { flushSync } from "react-dom"

/** @returns stops it */
export const trackPosition = (setModal: (modal: Element | null) => void) => {
  let here: Element | null = null
  let newest: Element | null = null
  const place = () => {
    const next = findModal()
    // Before the next paint, or a message would blink when its dialog goes.
    if (next !== here) flushSync(() => setModal(next))
    here = next
    const messages = document.querySelector<HTMLElement>("[data-toasts]")
    if (!messages) return
    const foot = footBelow(messages)
    messages.style.setProperty("--foot", `${foot}px`)
    const last = messages.querySelector("li:last-child")
    // Later the pointer may be on its way to the message, which must not go then.
    const used = last === newest ? [document.activeElement] : [document.activeElement, underPointer()]
    newest = last
    if (last) clear(messages, foot, used)
  }
  place()
  const stop = new AbortController()
  for (const turn of ["scroll", "resize", "focusin"])
    window.addEventListener(turn, place, { capture: true, passive: true, signal: stop.signal })
  const watcher = new MutationObserver(place)
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] })
  return () => {
    stop.abort()
    watcher.disconnect()
    document.querySelector("[data-toasts]")?.removeAttribute("style")
  }
}

const findModal = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? null

const underPointer = () => [...document.querySelectorAll(":hover")].at(-1)

/** One bar may stand upon another; what is a bar on a phone and a column beside the page elsewhere is none there. */
const footBelow = (messages: HTMLElement) => {
  const around = messages.closest("dialog") ?? document
  const bars = [...around.querySelectorAll("[data-foot]")].map((bar) => bar.getBoundingClientRect())
  const edge = bars
    .filter(({ top }) => top > innerHeight / 2)
    .sort((one, other) => other.bottom - one.bottom)
    .reduce((top, bar) => (bar.height > 0 && bar.top < top && bar.bottom > top - GAP ? bar.top : top), innerHeight)
  return innerHeight - edge
}

const GAP = 24

/** Moves messages to the other edge, where those that are used would be below them, and are not there. */
const clear = (messages: HTMLElement, foot: number, used: readonly (Element | null | undefined)[]) => {
  const rows = used.flatMap((one) => (one && !messages.contains(one) ? (rowAround(one) ?? []) : []))
  const isOver = () => rows.some((row) => meet(row.getBoundingClientRect(), messages.getBoundingClientRect()))
  if (!isOver()) return
  const { style } = messages
  const { top, bottom } = style
  const isLow = messages.getBoundingClientRect().top > innerHeight / 2
  style.top = isLow ? "4.5rem" : "auto"
  style.bottom = isLow ? "auto" : `${foot + GAP}px`
  if (isOver()) Object.assign(style, { top, bottom })
}

/** The row that it stands in, where the next press goes; in what is no row, the control itself. */
const rowAround = (used: Element) => {
  const row = used.closest("tr, li, [data-item]")
  if (row && row.clientHeight < innerHeight / 3) return row
  return used.closest(`a[href], button, input, select, textarea, summary, [role="gridcell"]`)
}

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
