import type { ReactNode } from "react"
import { brand } from "../brand.ts"

/** In the place of a dialog, in browsers that do not run scripts; `said` is given a phone number to call instead. */
export function WithoutScript({ said }: { said: (phone: ReactNode) => ReactNode }) {
  const phone = (
    <a href={`tel:${brand.phone.replaceAll(" ", "")}`} className="whitespace-nowrap text-tile-ink underline">
      {brand.phone}
    </a>
  )
  return (
    <noscript>
      <p className="fixed inset-x-4 bottom-24 z-30 rounded-lg border border-line bg-surface p-4 text-center shadow-soft">
        {said(phone)}
      </p>
    </noscript>
  )
}
