import { type ComponentProps, useEffect, useId, useState } from "react"
import { createPortal } from "react-dom"
import { useLocation } from "react-router"
import { Icon, type IconName } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { AreaCount } from "./area-count.tsx"
import { PHONE_MENU } from "./header.tsx"

interface PhonePagesProps {
  label: string
  links: readonly { to: string; icon: IconName; label: string; counts?: string }[]
  /** By what a link counts. */
  counts: Record<string, number>
  countLabel: ComponentProps<typeof AreaCount>["label"]
}

/**
 * All pages of an area, first in the menu that the header opens on a phone: the bar along the bottom has room for five. That menu
 * stands in everybody's HTML, so they come into it with the area.
 */
export function PhonePages({ label, links, counts, countLabel }: PhonePagesProps) {
  const id = useId()
  const { pathname } = useLocation()
  const [place, setPlace] = useState<Element>()
  useEffect(() => {
    const made = document.createElement("div")
    document.querySelector(`#${PHONE_MENU} nav`)?.prepend(made)
    setPlace(made)
    return () => made.remove()
  }, [])
  if (!place) return null
  return createPortal(
    <>
      <p id={id} className="pt-2 font-semibold text-muted text-sm">
        {label}
      </p>
      <ul aria-labelledby={id} className="mb-2 grid grid-cols-2 gap-x-4 border-line border-b pb-2">
        {links.map(({ to, icon, label, counts: counted = "" }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 aria-[current]:font-semibold aria-[current]:text-tile-ink"
              onClick={() => document.getElementById(PHONE_MENU)?.hidePopover()}
            >
              <Icon name={icon} className="size-5 text-muted" />
              <span className="wrap-anywhere">{label}</span>
              <AreaCount count={counts[counted]} label={countLabel} />
            </Link>
          </li>
        ))}
      </ul>
    </>,
    place,
  )
}
