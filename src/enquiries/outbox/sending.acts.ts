/**
 * Sends what is kept (docs/decisions/0032): the same for the page that it was written on, for the next visit, and for the
 * worker that sends while no page is open.
 */
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { callAsNobody } from "../../platform/api/call-as-nobody.ts"
import { defaultLanguage } from "../../platform/words/language.ts"
import { fileGrievance } from "../grievance/grievance.contract.ts"
import { registerInterest, registerProfessional, submitContact } from "../submission.contract.ts"
import { tellFate } from "./fates.ts"
import { isFinal, pauseOf, type Unsent } from "./outbox.rules.ts"
import { dropUnsent, listUnsent, noteUnsent } from "./outbox-store.ts"

/** What came of a try. `retryAfter` in seconds; `isServerAway`: it has no time for anybody. */
export type Try =
  | { came: "sent" }
  | { came: "kept"; retryAfter: number; isServerAway: boolean }
  | { came: "refused"; failure: ApiFailure }

export const trySend = async (one: Unsent): Promise<Try> => {
  const { status, body } = await post(one)
  if (status >= 200 && status < 300) return { came: "sent" }
  if (isFinal(status)) return { came: "refused", failure: new ApiFailure(status, String(body.message), body) }
  return { came: "kept", retryAfter: Number(body.retry_after) || 0, isServerAway: [0, 429, 503].includes(status) }
}

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
  if (tried.came === "kept") {
    const { isServerAway, retryAfter } = tried
    if (isServerAway && retryAfter > 0) await noteUnsent({ ...one, notBefore: Date.now() + retryAfter * 1000 })
    return
  }
  if (tried.came === "sent") await dropUnsent(one.key)
  else {
    const { message, fields } = tried.failure
    await noteUnsent({ ...one, refused: { message, fields } })
  }
  tellFate({ key: one.key, fate: tried.came })
}

/** What is left after a round: whether anything still waits, and for how long the server asked to be let alone. */
export interface Left {
  isWaiting: boolean
  retryAfter: number
}

/** All that is kept, one after the other. Where the server has no time, the others wait as well. */
export const sendRound = () =>
  alone(async () => {
    const waiting = await listWaiting()
    const pause = pauseOf(waiting, Date.now())
    if (pause > 0) return { isWaiting: true, retryAfter: pause }
    let retryAfter = 0
    for (const one of waiting) {
      const tried = await trySend(one)
      await settle(one, tried)
      if (tried.came !== "kept") continue
      retryAfter = Math.max(retryAfter, tried.retryAfter)
      if (tried.isServerAway) break
    }
    return { retryAfter, isWaiting: (await listWaiting()).length > 0 }
  })

const listWaiting = async () => (await listUnsent()).filter(({ refused }) => !refused)

/** By one tab or worker at a time: two would do no harm. What comes to be kept meanwhile waits for a round of its own. */
const alone = async (work: () => Promise<Left>): Promise<Left> => {
  if (!("locks" in navigator)) return work()
  return navigator.locks.request("outbox", { ifAvailable: true }, async (lock) =>
    lock ? work() : { isWaiting: true, retryAfter: 0 },
  )
}
