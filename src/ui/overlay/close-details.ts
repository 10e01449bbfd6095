/**
 * A details element opens without JavaScript; with it, it closes on Escape, outside click, focus leaving and choice.
 * Until `signal` says stop.
 */
export const closeDetails = (details: HTMLDetailsElement, signal?: AbortSignal) => {
  const until = signal && { signal }
  const close = () => {
    details.open = false
  }
  const onPointer = (event: Event) => !details.contains(event.target as Node) && close()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.open) return
    const held = details.contains(document.activeElement)
    close()
    if (held) details.querySelector("summary")?.focus()
  }
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close()
  }
  const onClick = (event: MouseEvent) => (event.target as Element).closest("a,button") && close()
  document.addEventListener("pointerdown", onPointer, until)
  document.addEventListener("keydown", onKey, until)
  details.addEventListener("focusout", onFocusOut, until)
  details.addEventListener("click", onClick, until)
}
