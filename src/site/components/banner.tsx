import { Icon } from "../../ui/icon.tsx"

/** The specified banner, word for word. */
export function Banner() {
  return (
    <p className="bg-tile-soft text-tile-ink">
      <span className="page-width flex items-center justify-center gap-2 py-2.5 text-center text-sm">
        <Icon name="map-pin" className="size-4 shrink-0" />
        Now serving in Pune - Premium services expanding to other cities soon.
      </span>
    </p>
  )
}
