const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const

/** Acts once somebody is seen to be there, before they press anything. Gives what takes it back. */
export const onFirstSign = (act: (sign: Event) => void) => {
  const heard = new AbortController()
  const { signal } = heard
  const hear = (sign: Event) => {
    heard.abort()
    act(sign)
  }
  for (const sign of signs) window.addEventListener(sign, hear, { signal, passive: true })
  return () => heard.abort()
}

/**
 * Of a first sign that is a finger on a link to the comparison: its press waits until what makes a button of it is loaded.
 */
export const holdPress = ({ target }: Event, loaded: Promise<unknown>) => {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-compare]") : null
  const wait = (press: Event) => {
    if (press.defaultPrevented) return
    press.preventDefault()
    void loaded.then(() => link?.click())
  }
  link?.addEventListener("click", wait, { once: true })
}
