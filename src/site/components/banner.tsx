import { Icon } from "../../ui/icon.tsx"

/** The specified banner, word for word. */
export function Banner() {
  return (
    <p className="bg-tile-soft text-tile-ink">
      <span className="page-width block text-balance py-2.5 text-center text-sm">
        <Icon name="map-pin" className="mr-2 inline size-4 align-text-bottom" />
        Now serving in Pune - Premium services expanding to other cities soon.
      </span>
    </p>
  )
}
