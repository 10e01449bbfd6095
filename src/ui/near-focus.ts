// Where the focus goes when that which had it goes: into its row, group or dialog, or the next one, not to the top of the page.

const around = (place: Element | null | undefined) => [place, place?.nextElementSibling, place?.previousElementSibling]

/** Asked while it is there still. The last row of a day takes the day with it. */
export const placesAround = (element: Element | null) => {
  const place = element?.closest("li, tr, dialog, [data-item]")
  return [...around(place), ...around(place?.parentElement?.closest("[data-item]"))]
}

/** Of the places the first that is there still. */
export const focusIn = (places: ReturnType<typeof placesAround>) => {
  const near = places.find((one) => one?.isConnected)?.querySelector<HTMLElement>("a[href]:not([data-aside]), button")
  const target = near ?? document.getElementById("main")
  target?.focus({ preventScroll: true })
}
