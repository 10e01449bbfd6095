/** Where somebody is signed in: loaded for their settings, and what the buttons beside it do. */
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { wordsHere } from "../../platform/words/language.ts"
import { toast } from "../../ui/toast-store.ts"
import { endOwnSession, logOutAll, ownSessions } from "./own-sessions.contract.ts"
import { ownSessionsWords } from "./own-sessions.words.ts"

export const loadOwnSessions = (signal: AbortSignal) => call(ownSessions, {}, { signal })

/** For the page's action: one of them by its id, without one all but this. */
export const endSessions = async (request: Request) => {
  const id = (await request.formData()).get("id")
  try {
    const { message } = id
      ? await call(endOwnSession, { id: String(id) })
      : await call(logOutAll, { except_this: true })
    toast("success", message)
  } catch (error) {
    toast("error", failureMessage(error, wordsHere(ownSessionsWords).failed), 5000)
  }
  return null
}
