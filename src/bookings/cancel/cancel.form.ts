/** Ending a booking, from the customer's side and from the professional's; done with what to say about it. */
import { call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { textsHere } from "../../platform/language/language.ts"
import { sendStatusChange } from "../booking.actions.ts"
import { cancelCustomerBooking } from "../booking.contract.ts"
import { cancellation } from "../booking.schema.ts"
import { transitionTexts } from "../texts.ts"
import { cancelFormTexts } from "./texts.ts"

const cancelFields = fieldsOf(cancellation)

export const customerCancelForm = form({
  name: "cancel-booking",
  fields: cancelFields,
  texts: cancelFormTexts,
  send: async (typed) => (await call(cancelCustomerBooking, typed)).message,
})

export const professionalCancelForm = form({
  name: "end-booking",
  fields: cancelFields,
  texts: cancelFormTexts,
  send: async ({ id, reason }) => (await sendStatusChange({ bookingId: id, status: "cancelled", reason })).message,
  refuse: (failure) => refusal(failure, textsHere(transitionTexts).failed),
})
