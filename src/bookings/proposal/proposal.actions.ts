import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { languageHere, textsHere } from "../../platform/language/language.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { datesIn } from "../../platform/time.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { ownIdForCall } from "../booking.actions.ts"
import { customerBookingById, professionalBookingById } from "../booking.contract.ts"
import { dialogForOtherTime } from "../reschedule/reschedule.rules.ts"
import {
  acceptAsCustomer,
  acceptAsProfessional,
  declineAsCustomer,
  declineAsProfessional,
} from "./proposal.contract.ts"
import { proposalTexts } from "./texts.ts"

/** The fields of the buttons that answer a proposal. */
const answerIn = (form: FormData) => ({
  id: String(form.get("id")),
  isYes: form.get("proposal") === "accept",
  start_time: String(form.get("start_time")),
})

/**
 * Answers a proposal. Returns the booking as it is then; null where it failed, which a toast says. If the time was taken
 * meanwhile, accepting it opens the dialog in which another one is chosen.
 */
export const answerProposal = async (side: Side, form: FormData) => {
  const t = textsHere(proposalTexts)
  const answered = answerIn(form)
  const answering = answer(side, answered).catch(async (failure: unknown) => {
    const taken = await takenTimeIn(failure, side, answered.id)
    if (!taken || takenTimeListeners.size === 0) throw failure
    for (const listener of takenTimeListeners) listener(answered.id, taken)
    return null
  })
  const done = await toastOnFailure(answering, t.failedToAnswer, 8000)
  if (!done) return null
  const { message, booking } = done
  const { instant } = datesIn(languageHere())
  const [asked, stands] = [instant(answered.start_time), instant(booking.start_time)]
  toast("success", answered.isYes ? t.done(message, stands) : t.kept(message, asked, stands), 5000)
  return { changed: booking }
}

/** A time that somebody else has booked meanwhile. */
export interface TakenTime {
  /** The dialog in which another one is chosen; it shows this message and the nearest free times. */
  dialog: "move" | "propose"
  message: string
  /** From the details of the refusal: instants. */
  nearest: unknown
}

/** Pages open the dialog, not the pressed button: a reload may have removed the button by then. */
type TakenTimeListener = (bookingId: string, taken: TakenTime) => void
const takenTimeListeners = new Set<TakenTimeListener>()
/** Listens until the returned function is called. */
export const onTakenTime = (listener: TakenTimeListener) => {
  takenTimeListeners.add(listener)
  return () => void takenTimeListeners.delete(listener)
}

/** Undefined where no other time can be proposed, and for any other failure. */
const takenTimeIn = async (failure: unknown, side: Side, id: string): Promise<TakenTime | undefined> => {
  if (!(failure instanceof ApiFailure && Array.isArray(failure.details.nearest))) return undefined
  const booking = await loadBooking(side, id).catch(() => undefined)
  const dialog = booking && dialogForOtherTime(side, booking, new Date())
  return dialog && { dialog, message: failure.message, nearest: failure.details.nearest }
}

const loadBooking = async (side: Side, id: string) => {
  const read =
    side === "customer"
      ? call(customerBookingById, { id })
      : call(professionalBookingById, { id: await ownIdForCall(), bookingId: id })
  return (await read).booking
}

type Answer = ReturnType<typeof answerIn>

const answer = async (side: Side, { id: bookingId, isYes, start_time }: Answer) => {
  if (side === "customer") {
    const input = { id: bookingId, start_time }
    return isYes ? call(acceptAsCustomer, input) : call(declineAsCustomer, input)
  }
  const input = { id: await ownIdForCall(), bookingId, start_time }
  return isYes ? call(acceptAsProfessional, input) : call(declineAsProfessional, input)
}
