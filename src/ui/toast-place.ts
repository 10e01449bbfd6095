/**
 * Where messages stand: in the dialog that is open, since all else is inert then and they could not be heard or pressed; and
 * on a phone above what is pinned to the lower edge (`data-foot`). Loaded with the first message.
 */
import { flushSync } from "react-dom"

/** @returns stops it */
export const followPlace = (setModal: (modal: Element | null) => void) => {
  let here: Element | null = null
  const place = () => {
    const next = findModal()
    // Before the next paint, or a message would blink when its dialog goes.
    if (next !== here) flushSync(() => setModal(next))
    here = next
    const messages = document.querySelector<HTMLElement>("[data-toasts]")
    messages?.style.setProperty("--foot", `${footBelow(messages)}px`)
  }
  place()
  const stop = new AbortController()
  for (const turn of ["scroll", "resize"])
    window.addEventListener(turn, place, { capture: true, passive: true, signal: stop.signal })
  const watcher = new MutationObserver(place)
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] })
  return () => {
    stop.abort()
    watcher.disconnect()
  }
}

const findModal = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? null

/** One bar may stand upon another. */
const footBelow = (messages: HTMLElement) => {
  const around = messages.closest("dialog") ?? document
  const bars = [...around.querySelectorAll("[data-foot]")].map((bar) => bar.getBoundingClientRect())
  const edge = bars
    .sort((one, other) => other.bottom - one.bottom)
    .reduce((top, bar) => (bar.height > 0 && bar.top < top && bar.bottom > top - GAP ? bar.top : top), innerHeight)
  return innerHeight - edge
}

const GAP = 24
