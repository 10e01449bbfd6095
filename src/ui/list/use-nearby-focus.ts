import { useLayoutEffect, useRef } from "react"

/**
 * For a button that goes with what it does: the focus then stays in its row, group or dialog, or in the next one, instead of
 * falling to the top of the page.
 */
export function useNearbyFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focusNear(element.closest("li, tr, dialog, [data-item]"))
    }
  }, [])
  return ref
}

const around = (place: Element | null | undefined) => [place, place?.nextElementSibling, place?.previousElementSibling]

const focusNear = (place: Element | null) => {
  // The last row of a day takes the day with it.
  const places = [...around(place), ...around(place?.parentElement?.closest("[data-item]"))]
  // The row may be gone as well, which is known when the screen has been drawn.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const near = places.find((one) => one?.isConnected)?.querySelector<HTMLElement>("a[href]:not([data-aside]), button")
    const target = near ?? document.getElementById("main")
    target?.focus({ preventScroll: true })
  })
}
