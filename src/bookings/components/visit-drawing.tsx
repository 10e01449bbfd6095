import { Picture } from "../../drawings/picture.tsx"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { drawnFor } from "../visit-drawing.rules.ts"

interface VisitDrawingProps {
  booking: CustomerBooking | ProfessionalBooking
  className: string
}

/** A drawing by a visit: decoration, as no two are alike, of no more than is known of it. */
export function VisitDrawing({ booking, className }: VisitDrawingProps) {
  return <Picture kind={drawnFor(booking)} seed={booking.id} detail="low" eager className={className} />
}
