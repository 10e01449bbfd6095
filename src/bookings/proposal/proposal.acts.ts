import { call } from "../../platform/api/api-client.ts"
import { datesIn } from "../../platform/time.ts"
import { languageHere, wordsHere } from "../../platform/words/language.ts"
import { orSaid } from "../../ui/or-said.ts"
import { toast } from "../../ui/toast-store.ts"
import { idToActWith } from "../booking.acts.ts"
import type { Side } from "../booking.rules.ts"
import {
  acceptAsCustomer,
  acceptAsProfessional,
  declineAsCustomer,
  declineAsProfessional,
} from "./proposal.contract.ts"
import { proposalWords } from "./texts.ts"

/** As a page's action gets it from the panel of a proposal. */
const answerIn = (form: FormData) => ({
  id: String(form.get("id")),
  isYes: form.get("proposal") === "accept",
  start_time: String(form.get("start_time")),
})

/** Answers a proposal: how the booking stands then; null where it could not be, which is said. */
export const answerProposal = async (side: Side, form: FormData) => {
  const t = wordsHere(proposalWords)
  const answered = answerIn(form)
  const done = await orSaid(answer(side, answered), t.failedToAnswer, 8000)
  if (!done) return null
  const { message, booking } = done
  const { instant } = datesIn(languageHere())
  const [asked, stands] = [instant(answered.start_time), instant(booking.start_time)]
  toast("success", answered.isYes ? t.done(message, stands) : t.kept(message, asked, stands), 5000)
  return { changed: booking }
}

type Answer = ReturnType<typeof answerIn>

const answer = async (side: Side, { id: bookingId, isYes, start_time }: Answer) => {
  if (side === "customer") {
    const own = { id: bookingId, start_time }
    return isYes ? call(acceptAsCustomer, own) : call(declineAsCustomer, own)
  }
  const own = { id: await idToActWith(), bookingId, start_time }
  return isYes ? call(acceptAsProfessional, own) : call(declineAsProfessional, own)
}
