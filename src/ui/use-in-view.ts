import { type RefObject, useEffect, useEffectEvent, useRef } from "react"

/** Calls when the element comes into view, or nearly so. */
export const useInView = <E extends Element>(onView: () => void, margin = "400px 0px"): RefObject<E | null> => {
  const ref = useRef<E>(null)
  const seen = useEffectEvent(onView)
  // Each rendering may bring another element, or the same in another place.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const root = element.closest("[data-scroller]")
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && seen(), {
      root,
      rootMargin: margin,
    })
    observer.observe(element)
    return () => observer.disconnect()
  })
  return ref
}
