/** Asking a professional; and what becomes of a request: accepted, declined or withdrawn, done with the message to show. */
import { ownIdForCall } from "../bookings/booking.actions.ts"
import { ApiFailure, call } from "../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../platform/form/form.ts"
import { fieldsOf } from "../platform/form/form-fields.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { storedToken } from "../platform/session/stored-session.ts"
import { answerRequest, requestService, withdrawRequest } from "./service-request.contract.ts"
import { answerFields, messageFields, withdrawFields } from "./service-request.schema.ts"
import { acceptFormTexts, declineFormTexts, requestFormTexts, withdrawFormTexts } from "./texts.ts"

/** Code of the refusal where nobody is signed in. */
export const SIGNED_OUT = "signed_out"

export const requestForm = form({
  name: "service-request",
  fields: fieldsOf(messageFields),
  texts: requestFormTexts,
  send: async (typed, { key, t }) => {
    if (!typed.provider_id) throw new FormRefusal(t.invalidProfessional)
    // A token that is lost comes back by the cookie, unseen.
    if (!storedToken() && !(await currentUser())) throw new FormRefusal(t.signedOut, {}, SIGNED_OUT)
    return call(requestService, typed, { idempotencyKey: key })
  },
  refuse: (failure, t) => {
    const refused = refusal(failure, t.failed)
    // Nobody knows whether it was written; the key of the attempt settles it at the next press.
    const isLost = failure instanceof ApiFailure && failure.status === 0
    return isLost ? { ...refused, message: t.noAnswer } : refused
  },
})

const answer = async (status: "accepted" | "declined", typed: { requestId: string; reason?: string | undefined }) => {
  const id = await ownIdForCall()
  return (await call(answerRequest, { id, status, ...typed })).message
}

const fields = fieldsOf(answerFields)

export const acceptForm = form({
  name: "accept-request",
  fields,
  texts: acceptFormTexts,
  send: (typed) => answer("accepted", typed),
})

export const declineForm = form({
  name: "decline-request",
  fields,
  texts: declineFormTexts,
  send: (typed) => answer("declined", typed),
})

export const withdrawForm = form({
  name: "withdraw-request",
  fields: fieldsOf(withdrawFields),
  texts: withdrawFormTexts,
  send: async ({ requestId }) => (await call(withdrawRequest, { id: requestId })).message,
})
