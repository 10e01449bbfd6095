import { useSyncExternalStore } from "react"

/** Whether the screen is at least so wide. False in the server's HTML. */
export const useMinWidth = (pixels: number) => {
  const query = `(min-width: ${pixels}px)`
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener("change", listener)
      return () => media.removeEventListener("change", listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
