/** Saying that a visit did not take place, from either side; done with what to say about it. */
import { ownProfessionalId } from "../../accounts/profile/professional-id.acts.ts"
import { call } from "../../platform/api/api-client.ts"
import { FormRefusal, form } from "../../platform/form/form.ts"
import { wordsHere } from "../../platform/words/language.ts"
import { professionalBookingsWords } from "../lists/professional-bookings.words.ts"
import { noShowAsCustomer, noShowAsProfessional } from "./no-show.contract.ts"
import { statementFields } from "./no-show.fields.ts"
import { noShowWords } from "./no-show.words.ts"

export const customerNoShowForm = form({
  name: "no-show",
  fields: statementFields,
  words: noShowWords,
  send: async (typed) => (await call(noShowAsCustomer, typed)).message,
})

export const professionalNoShowForm = form({
  name: "client-no-show",
  fields: statementFields,
  words: noShowWords,
  send: async ({ id: bookingId, reason }) => {
    const id = await ownProfessionalId()
    if (!id) throw new FormRefusal(wordsHere(professionalBookingsWords).noProfessional)
    return (await call(noShowAsProfessional, { id, bookingId, reason })).message
  },
})
