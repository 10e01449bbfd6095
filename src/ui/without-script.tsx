import type { ReactNode } from "react"
import { brand } from "../brand.ts"

type WithoutScriptProps = {
  /** Is given a phone number to call instead. */
  said: (phone: ReactNode) => ReactNode
  /** In its place on the page; else above it, as the dialog that it stands for. */
  inline?: boolean
}

/** In the place of a form, in browsers that do not run scripts. */
export function WithoutScript({ said, inline = false }: WithoutScriptProps) {
  const phone = (
    <a href={`tel:${brand.phone.replaceAll(" ", "")}`} className="whitespace-nowrap text-tile-ink underline">
      {brand.phone}
    </a>
  )
  const look = inline
    ? "px-4 pb-4"
    : "fixed inset-x-4 bottom-24 z-30 rounded-lg border border-line bg-surface p-4 text-center shadow-soft"
  return (
    <noscript>
      <p className={look}>{said(phone)}</p>
    </noscript>
  )
}
