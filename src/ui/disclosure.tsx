import { type ReactNode, type RefObject, useEffect, useRef } from "react"

type DisclosureProps = {
  /** The always visible part; make it a clear target. */
  summary: ReactNode
  summaryClassName: string
  className?: string
  /** Closes when this media query starts to match: a phone turned sideways has no use for its menu. */
  closeWhen?: string
  children: ReactNode
}

/** A details element: it opens without JavaScript, and with it closes on Escape, outside click, focus leaving and choice. */
export function Disclosure({ summary, summaryClassName, className, closeWhen, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useClosing(ref)
  useEffect(() => {
    if (!closeWhen) return
    const query = window.matchMedia(closeWhen)
    const close = () => query.matches && ref.current?.removeAttribute("open")
    query.addEventListener("change", close)
    return () => query.removeEventListener("change", close)
  }, [closeWhen])
  return (
    <details ref={ref} className={`group ${className ?? ""}`}>
      {/* A press belongs to the whole of it: begun on a part that is just being replaced, it would be lost. */}
      <summary className={`*:pointer-events-none ${summaryClassName}`}>{summary}</summary>
      {children}
    </details>
  )
}

function useClosing(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const details = ref.current
    if (!details) return
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
    const onClick = (event: MouseEvent) =>
      event.target instanceof Element && event.target.closest("a,button") && close()
    document.addEventListener("pointerdown", onPointer)
    document.addEventListener("keydown", onKey)
    details.addEventListener("focusout", onFocusOut)
    details.addEventListener("click", onClick)
    return () => {
      document.removeEventListener("pointerdown", onPointer)
      document.removeEventListener("keydown", onKey)
      details.removeEventListener("focusout", onFocusOut)
      details.removeEventListener("click", onClick)
    }
  }, [ref])
}
