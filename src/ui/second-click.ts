import type { MouseEvent } from "react"

/** The second click of a double click meets what has moved up to the place of what the first one did away with. */
export const stopSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}
