import { type RefObject, useEffect, useRef } from "react"

/** A part of the screen that is missing and larger than this is the keyboard; less is the bar of a browser. */
const KEYBOARD_PX = 120

/**
 * While a phone's keyboard is open the element fills what is left above it: no unit of CSS knows of the keyboard where it only
 * covers the page.
 */
export const useVisualHeight = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const fillRest = () => {
      const element = ref.current
      if (!element) return
      const { height, offsetTop, scale } = visualViewport
      const isCovered = scale === 1 && window.innerHeight - height > KEYBOARD_PX
      Object.assign(
        element.style,
        isCovered && window.innerWidth < 768
          ? { position: "fixed", inset: `${offsetTop}px 0 auto`, height: `${height}px`, zIndex: "40" }
          : { position: "", inset: "", height: "", zIndex: "" },
      )
    }
    fillRest()
    visualViewport.addEventListener("resize", fillRest)
    visualViewport.addEventListener("scroll", fillRest)
    return () => {
      visualViewport.removeEventListener("resize", fillRest)
      visualViewport.removeEventListener("scroll", fillRest)
    }
  }, [])
  return ref
}
