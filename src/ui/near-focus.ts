// Where the focus goes when that which had it goes: into its row, group or dialog, or the next one, not to the top of the page.

/** Asked while it is there still. The last row of a day takes the day with it. */
export const placesAround = (element: Element | null) => {
  const place = element?.closest("li, tr, dialog, [data-item]")
  return [place, place?.parentElement?.closest("[data-item]")].flatMap((one) => [
    one,
    one?.nextElementSibling,
    one?.previousElementSibling,
  ])
}

/** False where it cannot have it: hidden, disabled, gone. */
export const takesFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: element.id === "main" })
  return document.activeElement === element && element !== document.body
}

/** Of the places the first that is there still, and in it the first control that can have it. */
export const focusIn = (places: ReturnType<typeof placesAround>) => {
  const place = places.find((one) => one?.isConnected)
  const controls = place?.querySelectorAll<HTMLElement>("a[href]:not([data-aside]), button") ?? []
  ;[...controls, document.getElementById("main")].some(takesFocus)
}
