/** Where messages stand: in the dialog that is open, and on a phone above what is pinned to the lower edge. */
import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"

/** The dialog that is open while there are messages: all else is inert, so they must stand within it to be heard and pressed. */
export function useOpenModal(isNeeded: boolean) {
  const [modal, setModal] = useState<Element | null>(null)
  useEffect(() => {
    if (!isNeeded) return setModal(null)
    let here = findModal()
    setModal(here)
    // Before the next paint, or a message would blink when its dialog goes.
    const watcher = new MutationObserver(() => {
      const next = findModal()
      if (next !== here) flushSync(() => setModal(next))
      here = next
    })
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] })
    return () => watcher.disconnect()
  }, [isNeeded])
  return modal
}

const findModal = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? null

/** Keeps `--foot` of the messages at the height of what is pinned below them (`data-foot`), for as long as there are any. */
export function useFoot(messages: RefObject<HTMLElement | null>, isNeeded: boolean) {
  useLayoutEffect(() => {
    const node = messages.current
    if (!node || !isNeeded) return
    const place = () => node.style.setProperty("--foot", `${footBelow(node)}px`)
    place()
    const stop = new AbortController()
    for (const turn of ["scroll", "resize"])
      window.addEventListener(turn, place, { capture: true, passive: true, signal: stop.signal })
    const watcher = new MutationObserver(place)
    watcher.observe(document.body, { childList: true, subtree: true })
    return () => {
      stop.abort()
      watcher.disconnect()
    }
  }, [messages, isNeeded])
}

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
