/**
 * Sends what people write to us, now or as soon as it can be sent (docs/decisions/0032): kept first, then tried, again
 * after a while, when the connection comes back, and on the next visit. One key, so it arrives once.
 */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal } from "../../platform/form/form.ts"
import { languageHere, languageTag, wordsHere } from "../../platform/words/language.ts"
import { registerInterest, registerProfessional, submitContact } from "../submission.contract.ts"
import { isFinal, type Unsent, waitMs } from "./outbox.rules.ts"
import { outboxWords } from "./outbox.words.ts"
import { dropUnsent, keepUnsent, listUnsent } from "./outbox-store.ts"

/** Over which all tabs hear the key of what has arrived. */
export const SENT_CHANNEL = "submission-sent"

const tellSent = (key: string) => {
  const channel = new BroadcastChannel(SENT_CHANNEL)
  channel.postMessage(key)
  channel.close()
}

/** Acknowledged; or kept in this browser, to be sent later. */
export type Sent = "sent" | "kept"
/** What came of a try. */
type Try = Sent | { refused: ApiFailure }

/** So long the form waits for an answer before it gives thanks for what is kept. */
const PATIENCE_MS = 6_000

/** @throws what the server has refused it for; FormRefusal where it can neither be sent nor kept */
export const sendOff = async (one: Unsent): Promise<Sent> => {
  const isKept = await keepUnsent(one)
  const trying = trySend(one)
  const came = await (isKept ? Promise.race([trying, after(PATIENCE_MS)]) : trying)
  if (came === undefined) {
    void trying.then((late) => settle(one, late))
    return "kept"
  }
  if (typeof came === "object") {
    await dropUnsent(one.key)
    throw came.refused
  }
  if (came === "kept" && !isKept) throw new FormRefusal(wordsHere(outboxWords).notKept)
  await settle(one, came)
  return came
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/** Seconds that the server has asked to wait, at the last try; and whether it had no time for anybody. */
let retryAfter = 0
let isServerAway = false

const trySend = async ({ kind, input, key }: Unsent): Promise<Try> => {
  try {
    await post(kind, input, key)
    return "sent"
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    retryAfter = Number(failure.details.retry_after) || 0
    isServerAway = [0, 429, 503].includes(failure.status)
    return isFinal(failure.status) ? { refused: failure } : "kept"
  }
}

/**
 * The form has checked it against the very constraints of the call. It goes out in nobody's name: by the time it does,
 * somebody else may be signed in on this browser.
 */
const post = (kind: Unsent["kind"], input: object, idempotencyKey: string) => {
  const options = { idempotencyKey, keepalive: true, who: nobody() }
  if (kind === "registration") return call(registerProfessional, input as never, options)
  if (kind === "career") return call(registerInterest, input as never, options)
  return call(submitContact, input as never, options)
}

const nobody = () => ({ accept: "application/json", "accept-language": languageTag[languageHere()] })

/** Whom a late refusal does not find at the form finds it there on the next visit, with the text. */
const settle = async (one: Unsent, came: Try) => {
  if (came === "kept") return tryAgainLater()
  if (came === "sent") {
    await dropUnsent(one.key)
    tellSent(one.key)
    return
  }
  const { message, fields } = came.refused
  await keepUnsent({ ...one, refused: { message, fields } })
}

let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

const tryAgainLater = () => {
  addEventListener("online", sendUnsent)
  clearTimeout(timer)
  timer = setTimeout(sendUnsent, waitMs(tries++, retryAfter))
}

/** All that is kept, one after the other, by one tab at a time. Where the server has no time, the others wait as well. */
export const sendUnsent = () =>
  alone(async () => {
    for (const one of await listUnsent()) {
      if (one.refused) continue
      const came = await trySend(one)
      await settle(one, came)
      if (came === "kept" && isServerAway) return
    }
    if ((await listUnsent()).every(({ refused }) => refused)) tries = 0
  })

const alone = (work: () => Promise<void>) =>
  "locks" in navigator
    ? navigator.locks.request("outbox", { ifAvailable: true }, async (lock) => {
        if (lock) await work()
      })
    : work()
