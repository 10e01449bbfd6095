/**
 * Sends stored submissions (docs/decisions/0032): shared by the page that they were typed on, by the next visit, and by the
 * worker that sends while no page is open.
 */
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { callAnonymously } from "../../platform/api/call-anonymously.ts"
import { defaultLanguage } from "../../platform/language/language.ts"
import { fileGrievance } from "../grievance/grievance.contract.ts"
import { registerInterest, registerProfessional, submitContact } from "../submission.contract.ts"
import { isFinal, type OutboxEntry, pauseSeconds } from "./outbox.rules.ts"
import { deleteEntry, listEntries, publishDeliveryStatus, updateEntry } from "./outbox-store.ts"

/** The outcome of a try. `status` 0: no answer; `retryAfter` in seconds. */
export type PostResult =
  | { outcome: "sent" }
  | { outcome: "queued"; status: number; retryAfter: number }
  | { outcome: "refused"; failure: ApiFailure }

export const postOnce = async (one: OutboxEntry): Promise<PostResult> => {
  const { status, body } = await post(one)
  if (status >= 200 && status < 300) return { outcome: "sent" }
  if (isFinal(status)) return { outcome: "refused", failure: new ApiFailure(status, String(body.message), body) }
  return { outcome: "queued", status, retryAfter: Number(body.retry_after) || 0 }
}

/** The server is unreachable or overloaded, so the others need not be tried. */
const isBusyStatus = (status: number) => [0, 429, 503].includes(status)

/**
 * The form has validated the input by the constraints of the call. Sent without a session: by now somebody else may be signed
 * in on this browser.
 */
const post = ({ kind, input, key, language = defaultLanguage }: OutboxEntry) => {
  const options = { idempotencyKey: key, language }
  return callAnonymously(calls[kind], input as never, options)
}

const calls = {
  contact: submitContact,
  registration: registerProfessional,
  career: registerInterest,
  grievance: fileGrievance,
} satisfies Record<OutboxEntry["kind"], unknown>

/** Stores the outcome. A refused submission stays stored with its errors, to be corrected in its form on a later visit. */
export const storeOutcome = async (one: OutboxEntry, tried: PostResult) => {
  if (tried.outcome === "queued") await storeBusyUntil(one, tried)
  else if (tried.outcome === "sent") await deleteEntry(one.key)
  else {
    const { message, fields } = tried.failure
    await updateEntry({ ...one, refused: { message, fields } })
  }
  publishDeliveryStatus({ key: one.key, status: tried.outcome })
}

/** The sender is shown whether there is no connection or the server is busy. */
const storeBusyUntil = async (one: OutboxEntry, { status, retryAfter }: Extract<PostResult, { outcome: "queued" }>) => {
  const busyUntil = status === 0 ? undefined : Date.now() + (isBusyStatus(status) ? retryAfter : 0) * 1000
  if (busyUntil !== one.busyUntil) await updateEntry({ ...one, busyUntil })
}

/** Whether anything is still queued, and for how many seconds the server asked to wait. */
export interface FlushResult {
  isWaiting: boolean
  retryAfter: number
}

/**
 * Sends the queue, one after the other; stops where the server is busy.
 * @param isManual somebody pressed "Send now": the pause that the server asked for is ignored
 */
export const flushOutbox = (isManual = false) =>
  withFlushLock(async () => {
    const queued = await listQueued()
    const pause = isManual ? 0 : pauseSeconds(queued, Date.now())
    if (pause > 0) return { isWaiting: true, retryAfter: pause }
    let retryAfter = 0
    for (const one of queued) {
      const tried = await postOnce(one)
      await storeOutcome(one, tried)
      if (tried.outcome !== "queued") continue
      retryAfter = Math.max(retryAfter, tried.retryAfter)
      if (isBusyStatus(tried.status)) break
    }
    return { retryAfter, isWaiting: (await listQueued()).length > 0 }
  })

const listQueued = async () => (await listEntries()).filter(({ refused }) => !refused)

/** One tab or worker at a time, to spare the server. What is stored meanwhile waits for the next round. */
const withFlushLock = async (work: () => Promise<FlushResult>): Promise<FlushResult> => {
  if (!("locks" in navigator)) return work()
  return navigator.locks.request("outbox", { ifAvailable: true }, async (lock) =>
    lock ? work() : { isWaiting: true, retryAfter: 0 },
  )
}
