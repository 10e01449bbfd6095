/** Where somebody is signed in: loaded for their settings, and what the buttons beside it do. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { endOwnSession, logOutAll, ownSessions } from "./session.contract.ts"
import { ownSessionsTexts } from "./texts.ts"

export const loadOwnSessions = (signal: AbortSignal) => call(ownSessions, {}, { signal })

/** For the page's action: one of them by its id, without one all but this. */
export const endSessions = async (request: Request) => {
  const id = (await request.formData()).get("id")
  const ended = id ? call(endOwnSession, { id: String(id) }) : call(logOutAll, { except_this: true })
  const done = await toastOnFailure(ended, textsHere(ownSessionsTexts).failed)
  if (done) toast("success", done.message)
  return null
}
