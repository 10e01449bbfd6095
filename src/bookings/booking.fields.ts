/** What the dialogs check what is typed by. In the browser this is data, without the schemas (vite/form-fields.ts). */
import { fieldsOf } from "../platform/form/form-fields.ts"
import { bookingRequest, cancellation, place } from "./booking.schema.ts"

export const bookingRequestFields = fieldsOf(bookingRequest)
export const placeFields = fieldsOf(place)
export const cancelFields = fieldsOf(cancellation)
