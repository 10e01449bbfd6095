import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { leaveForLogin } from "../../platform/session/logout.ts"
import { currentUser } from "../../platform/session/renewal.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { removeUserService, updateUserService } from "./selection.contract.ts"
import { myServicesTexts } from "./texts.ts"

/** After an error of the session (specification 2 §8). */
export const LEAVE_AFTER_MS = 2_000

/**
 * The session check of this page (specification 2 §4): a token that is missing or ends within five minutes is renewed first.
 * Where it cannot be, that is said, and the way back goes through the login page.
 */
export const hasSession = async () => {
  if (await currentUser()) return true
  toast("error", textsHere(myServicesTexts).sessionExpired, 5000)
  leaveForLogin()
  return false
}

/** What a button of a card does; the lists are loaded anew after it. */
export const changeSelectionInRow = async (form: FormData) => {
  const t = textsHere(myServicesTexts)
  const id = String(form.get("id"))
  const isRemoval = form.get("action") === "remove"
  const [provider_id, service_type] = [String(form.get("provider_id")), String(form.get("service_type"))]
  const options = { leaveAfterMs: LEAVE_AFTER_MS }
  const change = () =>
    isRemoval
      ? call(removeUserService, { id }, options)
      : call(updateUserService, { action: "add", provider_id, service_type }, options)
  try {
    // An answer that was lost says nothing of what was done, and done once more it is the same.
    const { message } = await change().catch((error: unknown) => {
      if (error instanceof ApiFailure && error.status === 0) return change()
      throw error
    })
    toast("success", message, 5000)
    return { gone: id }
  } catch (error) {
    const isSessionOver = error instanceof ApiFailure && error.status === 401
    const otherwise = isRemoval ? t.notRemoved : t.notSelected
    toast("error", isSessionOver ? t.authenticationError : failureMessage(error, otherwise), 5000)
    return null
  }
}
