// Where the focus goes when that which had it goes: into its row, group or dialog, or the next one, not to the top of the page.

const around = (place: Element | null | undefined) => [place, place?.nextElementSibling, place?.previousElementSibling]

/** Asked while it is there still. The last row of a day takes the day with it. */
export const placesAround = (element: Element | null) => {
  const place = element?.closest("li, tr, dialog, [data-item]")
  return [...around(place), ...around(place?.parentElement?.closest("[data-item]"))]
}

/** False where it cannot have it: hidden, disabled, gone. */
export const takesFocus = (element: HTMLElement | null, options?: FocusOptions) => {
  element?.focus(options)
  return document.activeElement === element && element !== document.body
}

/** Of the places the first that is there still, and in it the first control that can have it. */
export const focusIn = (places: ReturnType<typeof placesAround>) => {
  const place = places.find((one) => one?.isConnected)
  const controls = place?.querySelectorAll<HTMLElement>("a[href]:not([data-aside]), button") ?? []
  for (const one of [...controls, document.getElementById("main")]) if (takesFocus(one, { preventScroll: true })) return
}
