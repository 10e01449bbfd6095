import { useLayoutEffect, useRef } from "react"
import { focusIn, placesAround } from "../near-focus.ts"

/** For a button that goes with what it does: the focus stays near it. */
export function useNearbyFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const places = placesAround(element)
      // The row may be gone as well, which is known when the screen has been drawn.
      setTimeout(() => {
        if (document.activeElement === document.body) focusIn(places)
      })
    }
  }, [])
  return ref
}
