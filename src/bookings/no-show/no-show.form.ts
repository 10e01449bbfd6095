/** Saying that a visit did not take place, from either side; done with what to say about it. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { ownIdForCall } from "../booking.actions.ts"
import { noShowAsCustomer, noShowAsProfessional } from "./no-show.contract.ts"
import { customerStatement } from "./no-show.schema.ts"
import { noShowTexts } from "./texts.ts"

const statementFields = fieldsOf(customerStatement)

export const customerNoShowForm = form({
  name: "no-show",
  fields: statementFields,
  texts: noShowTexts,
  send: async (typed) => (await call(noShowAsCustomer, typed)).message,
})

export const professionalNoShowForm = form({
  name: "client-no-show",
  fields: statementFields,
  texts: noShowTexts,
  send: async ({ id: bookingId, reason }) =>
    (await call(noShowAsProfessional, { id: await ownIdForCall(), bookingId, reason })).message,
})
