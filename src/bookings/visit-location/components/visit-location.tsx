import { AddressText } from "../../../locations/components/address-text.tsx"
import { withoutMapLinks } from "../../../locations/map-link.rules.ts"
import type { Side } from "../../../platform/sides.rules.ts"
import { mapLink } from "../../../professionals/profile.rules.ts"
import { deliveryTexts } from "../../../professionals/texts.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { visitTexts } from "../../components/texts.ts"

type VisitLocationProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  /** In a row of a list: one line, without the notes that would repeat in each row. */
  isShort?: boolean
}

/** False for bookings of earlier versions, which have no delivery. */
export const hasLocation = (booking: VisitLocationProps["booking"]) => Boolean(booking.delivery || addressOf(booking))

/** How and where a visit takes place, as far as it is shared with its reader, with a link to the map. */
export function VisitLocation({ booking, reader, isShort }: VisitLocationProps) {
  const t = useTexts(visitTexts)
  const deliveryNames = useTexts(deliveryTexts)[reader]
  const { delivery } = booking
  const where = addressOf(booking)
  if (!hasLocation(booking)) return null
  return (
    <>
      {delivery && deliveryNames[delivery]}
      {isShort && delivery && where && ", "}
      {where && (
        <span className={`wrap-anywhere ${isShort ? "" : "block"}`}>
          <AddressText address={where} />{" "}
          <a
            href={mapLink(withoutMapLinks(where), booking.city)}
            target="_blank"
            rel="noreferrer"
            aria-label={t.mapOf(withoutMapLinks(where))}
            className="relative inline-block whitespace-nowrap text-tile-ink underline underline-offset-4"
          >
            {t.map}
          </a>
        </span>
      )}
      <Online booking={booking} reader={reader} />
      {!isShort && <SharedLater booking={booking} reader={reader} />}
    </>
  )
}

/** The link of an online visit, or who calls whom, once that is shared. */
function Online({ booking: { online_by, meeting_link, status }, reader }: VisitLocationProps) {
  const t = useTexts(visitTexts)
  if (meeting_link) return <MeetingLink href={meeting_link} />
  const isShown = online_by === "call" && status === "confirmed"
  return isShown ? <span className="block text-muted text-sm">{t.call[reader]}</span> : null
}

/** Which details are shared later, and when. */
function SharedLater({ booking, reader }: VisitLocationProps) {
  const t = useTexts(visitTexts)
  const { status, delivery, online_by, undo_until } = { undo_until: null, ...booking }
  const isPending = status === "pending"
  const note =
    reader === "customer"
      ? isPending && ((delivery === "at_studio" && t.studioLater) || (online_by === "link" && t.linkLater))
      : delivery === "at_site" && ((isPending && t.restLater) || (status === "confirmed" && undo_until && t.restSoon))
  return note ? <span className="block text-muted text-sm">{note}</span> : null
}

const addressOf = (booking: VisitLocationProps["booking"]) => {
  const { delivery, address, locality } = booking
  if (delivery === "at_studio") return ("studio_address" in booking && booking.studio_address) || ""
  return [address, locality].filter(Boolean).join(", ")
}

/** The link of an online visit, labelled with its host. */
export function MeetingLink({ href }: { href: string }) {
  const t = useTexts(visitTexts)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="relative block w-fit text-tile-ink underline underline-offset-4"
    >
      {t.meetAt(new URL(href).host)}
    </a>
  )
}
