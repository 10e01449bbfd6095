import { useEffect, useId, useState } from "react"
import { createPortal } from "react-dom"
import { useLocation } from "react-router"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { type CountLabel, countMessages, currentOf, LinkCount, type LinkCounts } from "./area-link.tsx"
import type { FrameLink } from "./area-links.ts"
import { PHONE_MENU } from "./header.tsx"

interface PhonePagesProps {
  label: string
  links: readonly FrameLink[]
  counts: LinkCounts
  countLabel: CountLabel
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
  const hasMessages = links.some(({ counts }) => counts === "messages")
  useEffect(() => {
    if (place && hasMessages) countMessages()
  }, [place, hasMessages])
  if (!place) return null
  return createPortal(
    <>
      <p id={id} className="pt-2 font-semibold text-muted text-sm">
        {label}
      </p>
      <ul aria-labelledby={id} className="mb-2 grid grid-cols-2 gap-x-4 border-line border-b pb-2">
        {links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={currentOf(link, pathname)}
              className="flex min-h-11 items-center gap-2 aria-[current]:font-semibold aria-[current]:text-tile-ink"
              onClick={() => document.getElementById(PHONE_MENU)?.hidePopover()}
            >
              <Icon name={link.icon} className="size-5 text-muted" />
              <span className="wrap-anywhere">{link.short ?? link.label}</span>
              <LinkCount link={link} counts={counts} label={countLabel} />
            </Link>
          </li>
        ))}
      </ul>
    </>,
    place,
  )
}
