/** Proposing another time, from either side; done with what to say about it. */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { form, refusal } from "../../platform/form/form.ts"
import type { Fields } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { datesIn, fromIndianTime } from "../../platform/time.ts"
import { languageHere, type Words as WordsOf, wordsHere } from "../../platform/words/language.ts"
import { idToActWith } from "../booking.acts.ts"
import { faultOfAnother, faultOfTyped, toWire } from "../booking-time.rules.ts"
import { bookingFieldWords } from "../texts.ts"
import { proposeAsCustomer, proposeAsProfessional } from "./proposal.contract.ts"
import { customerProposal } from "./proposal.schema.ts"
import { proposalWords } from "./texts.ts"

/** Date and time as typed, in Indian time; on the wire they are UTC. */
type Typed = Record<"id" | "booking_date" | "booking_time", string>
type Sent = { message: string }

/** Whether a time is one of those that are free; any other is asked for as in the booking dialog. */
export type IsFree = (date: string, time: string) => boolean

interface OtherTime {
  name: string
  isFree: IsFree
  words: WordsOf<{ failed: string }>
}

export const otherTimeForm = (
  { name, isFree, words }: OtherTime,
  send: (id: string, start: ReturnType<typeof toWire>) => Promise<Sent>,
) =>
  form({
    name,
    fields: {
      ...fieldsOf(customerProposal),
      booking_date: { isRequired: true },
      booking_time: { isRequired: true },
    } as Fields<Typed>,
    words: bookingFieldWords,
    rules: [
      {
        of: ["booking_date", "booking_time"],
        broken: ({ booking_date: date, booking_time: time }) => {
          const now = new Date()
          const fault = faultOfTyped(date, time, now)
          return fault || isFree(date, time) ? fault : faultOfAnother(fromIndianTime(date, time)!, now)
        },
      },
    ],
    send: async ({ id, booking_date, booking_time }) => {
      const start = fromIndianTime(booking_date, booking_time)!
      const { message } = await send(id, toWire(start))
      return wordsHere(proposalWords).done(message, datesIn(languageHere()).instant(start))
    },
    refuse: (failure) => {
      const refused = refusal(failure, wordsHere(words).failed)
      // What names free times is about the time; all else is about the booking.
      const isAboutTime = failure instanceof ApiFailure && Array.isArray(failure.details.nearest)
      return isAboutTime ? { ...refused, message: undefined, fields: { booking_time: failure.message } } : refused
    },
  })

export const customerProposalForm = (isFree: IsFree) =>
  otherTimeForm({ name: "propose-time", isFree, words: proposalWords }, (id, start) =>
    call(proposeAsCustomer, { id, ...start }),
  )

export const professionalProposalForm = (isFree: IsFree) =>
  otherTimeForm({ name: "propose-time-to-client", isFree, words: proposalWords }, async (bookingId, start) =>
    call(proposeAsProfessional, { id: await idToActWith(), bookingId, ...start }),
  )
