import { type MouseEvent, type ReactNode, useRef } from "react"

type PopoverProps = {
  /** Of the button that opens it: its `popoverTarget`. */
  id: string
  className: string
  children: ReactNode
}

/**
 * A panel in front of the page. The browser opens it by its button, also without JavaScript, closes it on Escape and an
 * outside press, and goes from the button into it by Tab wherever it stands in the document. So it may stand at the end, and
 * whoever has the page read out, or reads it as text, comes to the content first.
 */
export function Popover({ id, className, children }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  const onClick = ({ target }: MouseEvent) => (target as Element).closest("a,button") && ref.current!.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is pressed in it, and is pressed itself by nobody
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by Enter is clicked
    <div ref={ref} id={id} popover="auto" className={className} onClick={onClick}>
      {children}
    </div>
  )
}
