/**
 * Sends what people have written to us until it has arrived (docs/decisions/0032): after a while, when the connection comes
 * back, and on the next visit. One key, so it arrives once.
 */
import { waitMs } from "./outbox.rules.ts"
import { showRejected } from "./outbox-notice.ts"
import { tidyMark } from "./outbox-store.ts"
import { sendInBackground } from "./send-in-background.ts"
import { sendRound } from "./sending.actions.ts"

let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** @param retryAfter the seconds that the server has asked for */
export const tryAgainLater = (retryAfter: number) => {
  addEventListener("online", sendAfresh)
  // Once in a row of tries: whoever leaves before the worker stands has it asked again by the next visit.
  if (tries === 0) void sendInBackground()
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsent(), waitMs(tries++, retryAfter))
}

/** However long it has waited before: what stood in the way may be gone with the first try that is still out. */
const sendAfresh = () => {
  tries = 0
  void sendUnsent()
}

/** All that is kept, again and again until it has arrived, or was refused. */
export const sendUnsent = async (isAsked = false) => {
  const { isWaiting, retryAfter } = await sendRound(isAsked)
  if (isWaiting) tryAgainLater(retryAfter)
  else {
    tries = 0
    await tidyMark()
  }
  void showRejected()
}
