/**
 * Sends what is kept (docs/decisions/0032): the same for the page that it was written on, for the next visit, and for the
 * worker that sends while no page is open.
 */
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { callAsNobody } from "../../platform/api/call-as-nobody.ts"
import { defaultLanguage } from "../../platform/language/language.ts"
import { fileGrievance } from "../grievance/grievance.contract.ts"
import { registerInterest, registerProfessional, submitContact } from "../submission.contract.ts"
import { isFinal, pauseOf, type Unsent } from "./outbox.rules.ts"
import { dropUnsent, listUnsent, noteUnsent } from "./outbox-store.ts"
import { publishDeliveryStatus } from "./rejected-submission.ts"

/** What came of a try. `status` 0: no answer; `retryAfter` in seconds. */
export type Try =
  | { outcome: "sent" }
  | { outcome: "queued"; status: number; retryAfter: number }
  | { outcome: "refused"; failure: ApiFailure }

export const trySend = async (one: Unsent): Promise<Try> => {
  const { status, body } = await post(one)
  if (status >= 200 && status < 300) return { outcome: "sent" }
  if (isFinal(status)) return { outcome: "refused", failure: new ApiFailure(status, String(body.message), body) }
  return { outcome: "queued", status, retryAfter: Number(body.retry_after) || 0 }
}

/** It has no time for anybody, so the others need not be tried. */
const hasNoTime = (status: number) => [0, 429, 503].includes(status)

/**
 * The form has checked it against the very constraints of the call. It goes out in nobody's name: by the time it does,
 * somebody else may be signed in on this browser.
 */
const post = ({ kind, input, key, language = defaultLanguage }: Unsent) => {
  const options = { idempotencyKey: key, language }
  return callAsNobody(calls[kind], input as never, options)
}

const calls = {
  contact: submitContact,
  registration: registerProfessional,
  career: registerInterest,
  grievance: fileGrievance,
} satisfies Record<Unsent["kind"], unknown>

/** Whom a late refusal does not find at the form finds it there on the next visit, with the text. */
export const settle = async (one: Unsent, tried: Try) => {
  if (tried.outcome === "queued") await noteBusy(one, tried)
  else if (tried.outcome === "sent") await dropUnsent(one.key)
  else {
    const { message, fields } = tried.failure
    await noteUnsent({ ...one, refused: { message, fields } })
  }
  publishDeliveryStatus({ key: one.key, status: tried.outcome })
}

/** Whether it is the line that is away or the server that has no time: its sender is told which. */
const noteBusy = async (one: Unsent, { status, retryAfter }: Extract<Try, { outcome: "queued" }>) => {
  const busyUntil = status === 0 ? undefined : Date.now() + (hasNoTime(status) ? retryAfter : 0) * 1000
  if (busyUntil !== one.busyUntil) await noteUnsent({ ...one, busyUntil })
}

/** What is left after a round: whether anything still waits, and for how long the server asked to be let alone. */
export interface Left {
  isWaiting: boolean
  retryAfter: number
}

/**
 * All that is kept, one after the other. Where the server has no time, the others wait as well.
 * @param isAsked somebody wants it now, whatever the server has asked for
 */
export const sendRound = (isAsked = false) =>
  alone(async () => {
    const waiting = await listQueued()
    const pause = isAsked ? 0 : pauseOf(waiting, Date.now())
    if (pause > 0) return { isWaiting: true, retryAfter: pause }
    let retryAfter = 0
    for (const one of waiting) {
      const tried = await trySend(one)
      await settle(one, tried)
      if (tried.outcome !== "queued") continue
      retryAfter = Math.max(retryAfter, tried.retryAfter)
      if (hasNoTime(tried.status)) break
    }
    return { retryAfter, isWaiting: (await listQueued()).length > 0 }
  })

const listQueued = async () => (await listUnsent()).filter(({ refused }) => !refused)

/** By one tab or worker at a time: two would do no harm. What comes to be kept meanwhile waits for a round of its own. */
const alone = async (work: () => Promise<Left>): Promise<Left> => {
  if (!("locks" in navigator)) return work()
  return navigator.locks.request("outbox", { ifAvailable: true }, async (lock) =>
    lock ? work() : { isWaiting: true, retryAfter: 0 },
  )
}
