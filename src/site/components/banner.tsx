import { Icon } from "../../ui/icon.tsx"

/** The specified banner, word for word. */
export function Banner() {
  return (
    <p className="bg-tile-soft text-tile-ink">
      <span className="page-width block text-balance py-2.5 text-center text-sm">
        <Icon name="map-pin" className="-mt-0.5 mr-2 inline size-4 align-middle" />
        Now serving in Pune - Premium services expanding to other cities soon.
      </span>
    </p>
  )
}
