/** The forms for proposing another time, of either side. Sending returns the message to show. */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import type { Fields } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { languageHere, textsHere, type Texts as WordsOf } from "../../platform/language/language.ts"
import { datesIn, fromIndianTime } from "../../platform/time.ts"
import { ownIdForCall } from "../booking.actions.ts"
import { toWire, typedStartFault, typedTimeFault } from "../booking-time.rules.ts"
import { bookingFieldTexts } from "../texts.ts"
import { proposeAsCustomer, proposeAsProfessional } from "./proposal.contract.ts"
import { customerProposal } from "./proposal.schema.ts"
import { proposalTexts } from "./texts.ts"

/** Date and time as typed, in Indian time; on the wire they are UTC. */
type ProposedTime = Record<"id" | "booking_date" | "booking_time", string>
type ProposalResult = { message: string }

/** Whether a time is among the free ones; any other has to obey the limits of a typed time. */
export type IsFree = (date: string, time: string) => boolean

interface OtherTime {
  name: string
  isFree: IsFree
  texts: WordsOf<{ failed: string }>
}

export const otherTimeForm = (
  { name, isFree, texts }: OtherTime,
  send: (id: string, start: ReturnType<typeof toWire>) => Promise<ProposalResult>,
) =>
  form({
    name,
    fields: {
      ...fieldsOf(customerProposal),
      booking_date: { isRequired: true },
      booking_time: { isRequired: true },
    } as Fields<ProposedTime>,
    texts: bookingFieldTexts,
    rules: [
      {
        fields: ["booking_date", "booking_time"],
        check: ({ booking_date: date, booking_time: time }) => {
          const now = new Date()
          const fault = typedStartFault(date, time, now)
          return fault || isFree(date, time) ? fault : typedTimeFault(fromIndianTime(date, time)!, now)
        },
      },
    ],
    send: async ({ id, booking_date, booking_time }) => {
      const start = fromIndianTime(booking_date, booking_time)!
      const { message } = await send(id, toWire(start))
      return textsHere(proposalTexts).done(message, datesIn(languageHere()).instant(start))
    },
    refuse: (failure) => {
      const refused = refusal(failure, textsHere(texts).failed)
      // A refusal with free times is about the time and shown at its field; any other is about the booking.
      const isAboutTime = failure instanceof ApiFailure && Array.isArray(failure.details.nearest)
      return isAboutTime ? { ...refused, message: undefined, fields: { booking_time: failure.message } } : refused
    },
  })

export const customerProposalForm = (isFree: IsFree) =>
  otherTimeForm({ name: "propose-time", isFree, texts: proposalTexts }, (id, start) =>
    call(proposeAsCustomer, { id, ...start }),
  )

export const professionalProposalForm = (isFree: IsFree) =>
  otherTimeForm({ name: "propose-time-to-client", isFree, texts: proposalTexts }, async (bookingId, start) =>
    call(proposeAsProfessional, { id: await ownIdForCall(), bookingId, ...start }),
  )
