/** Booking from the browser: the same checks as the server's first, then the call, and words for whatever happens. */
import { mobileNumberViolation } from "../../accounts/account.rules.ts"
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import type { Fields } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { currentUser } from "../../platform/session/renewal.ts"
import { storedToken } from "../../platform/session/stored-session.ts"
import { fromIndianTime } from "../../platform/time.ts"
import { addressViolation } from "../../professionals/business/business.rules.ts"
import { deliveries, type MeetingMethod } from "../../professionals/delivery.rules.ts"
import { createBooking } from "../booking.contract.ts"
import { bookingRequest, place as placeSchema } from "../booking.schema.ts"
import { toWire, typedStartFault, typedTimeFault } from "../booking-time.rules.ts"
import { bookingFieldTexts } from "../texts.ts"

const placeFields = fieldsOf(placeSchema)

// The professional has two names on the wire, and the customer is known by the token; every other field is a form field.
const { professional_id, service_type, user_id, place, ...asked } = fieldsOf(bookingRequest)

/** Date and time as typed, in Indian time; on the wire they are UTC. The fields of the place are not nested. */
type TypedBooking = Record<Extract<keyof (typeof asked & typeof placeFields), string>, string>

const fields = {
  ...asked,
  ...placeFields,
  booking_date: { isRequired: true },
  booking_time: { isRequired: true },
  delivery: { isRequired: true },
} as Fields<TypedBooking>

/**
 * @param isOffered whether this start is one that the dialog offers: of others less can be asked for
 * @param onlineBy how an online visit is held; undefined while the number to be called at is not asked for
 */
export const bookingForm = (isOffered: (date: string, time: string) => boolean, onlineBy?: MeetingMethod | null) =>
  form({
    name: "booking",
    fields,
    texts: bookingFieldTexts,
    rules: [
      // Faults that no time of that day would mend are shown at the date.
      { fields: ["booking_date"], check: ({ booking_date }) => typedStartFault(booking_date, "23:59", new Date()) },
      {
        fields: ["booking_time", "booking_date"],
        check: ({ booking_date: date, booking_time: time }) => {
          const now = new Date()
          const fault = typedStartFault(date, time, now)
          if (fault || isOffered(date, time)) return fault
          return typedTimeFault(fromIndianTime(date, time)!, now)
        },
      },
      {
        fields: ["locality", "delivery"],
        checksEmpty: true,
        check: ({ locality, delivery }) => (delivery === "at_site" && !locality ? "no_locality" : undefined),
      },
      { fields: ["address"], check: ({ address }) => addressViolation(address) },
      {
        fields: ["contact_mobile", "delivery"],
        checksEmpty: true,
        check: ({ contact_mobile, delivery }) =>
          delivery === "online" && onlineBy === "call" && !contact_mobile ? "no_mobile" : undefined,
      },
      { fields: ["contact_mobile"], check: ({ contact_mobile }) => mobileNumberViolation(contact_mobile) },
    ],
    send: async (typed, { key, t }) => {
      if (!typed.provider_id) throw new FormRefusal(t.rules.no_provider())
      // A token that is lost comes back by the cookie, unseen.
      if (!storedToken() && !(await currentUser())) throw new FormRefusal(t.signedOut, {}, SIGNED_OUT)
      const { message, data } = await book(typed, key)
      return { message, id: data.id }
    },
    refuse: (failure, t) => {
      const refused = refusal(failure, t.failed)
      if (!(failure instanceof ApiFailure)) return refused
      // Nobody knows whether it was written; the key of the attempt settles it at the next press.
      if (failure.status === 0) return { ...refused, message: t.noAnswer }
      // The shared client leads to the login page by itself.
      if (failure.status === 401) return { ...refused, message: t.sessionOver }
      // A time that is taken comes with those that are not.
      return failure.details.nearest
        ? { ...refused, message: undefined, fields: { booking_time: failure.message } }
        : { ...refused, fields: withoutPlace(refused.fields) }
    },
  })

/** Code of the refusal where nobody is signed in. */
export const SIGNED_OUT = "signed_out"

const withoutPlace = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, error]) => [name.replace(/^place\./, ""), error]))

const IN_FLIGHT_TRIES = 8

/** The first attempt may still be under way after a lost answer: its end is worth waiting for. */
const book = async (typed: TypedBooking, idempotencyKey: string, attempt = 1) => {
  const { booking_date, booking_time, locality, address, delivery, ...rest } = typed
  const start = toWire(fromIndianTime(booking_date, booking_time)!)
  const isAtSite = delivery === "at_site"
  const where = {
    delivery: deliveries.find((one) => one === delivery),
    ...(isAtSite && { place: { locality, address } }),
  }
  try {
    return await call(createBooking, { ...rest, ...where, ...start }, { idempotencyKey })
  } catch (error) {
    if (!(error instanceof ApiFailure && error.code === "in_flight") || attempt >= IN_FLIGHT_TRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return book(typed, idempotencyKey, attempt + 1)
  }
}
