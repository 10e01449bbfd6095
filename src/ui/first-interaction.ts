const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const

/** Acts once somebody is seen to be there, before they press anything. Gives what takes it back. */
export const onFirstInteraction = (act: (sign: Event) => void) => {
  const heard = new AbortController()
  const { signal } = heard
  const hear = (sign: Event) => {
    heard.abort()
    act(sign)
  }
  for (const sign of signs) window.addEventListener(sign, hear, { signal, passive: true })
  return () => heard.abort()
}
