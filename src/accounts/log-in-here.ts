import { ApiFailure, call, failureMessage } from "../platform/api-client.ts"
import type { FieldErrors } from "../platform/problem.ts"
import { storeSession } from "../platform/session/stored-session.ts"
import { checkIdentifier } from "./account.contract.ts"
import { localPath } from "./account.rules.ts"
import { rememberIdentifier } from "./remembered-identifier.ts"
import { dashboardOf } from "./roles.rules.ts"
import { logIn } from "./session.contract.ts"

export interface Typed {
  identifier: string
  password: string
  remember: boolean
}
export type Outcome =
  | { kind: "success"; to: string }
  | { kind: "inactive"; email: string; message: string }
  | { kind: "error"; message: string; fields: FieldErrors }

/** Specification 1 §4: check the identifier, log in, store the session, and go on by kind of account. */
export const logInHere = async (typed: Typed, redirect: string | undefined): Promise<Outcome> => {
  try {
    const { exists, user: known } = await lookUp(typed.identifier)
    if (!exists) return { kind: "error", message: "User not found", fields: { identifier: unknownName } }
    const userType = known?.user_types.includes("user") ? "user" : "provider"
    const { token, user } = await call(logIn, { ...typed, userType })
    if (!user) return { kind: "error", message: "Invalid user data", fields: {} }
    if (!token) return { kind: "error", message: "Login failed: Invalid response from server.", fields: {} }
    storeSession({ token, user })
    rememberIdentifier(typed.remember ? typed.identifier : null)
    return { kind: "success", to: localPath(redirect) ?? dashboardOf(user) }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** The look-up only words the refusal: where a network has used up its look-ups, the login itself decides. */
const lookUp = (identifier: string) =>
  call(checkIdentifier, { identifier }).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === "too_many") return { exists: true, user: undefined }
    throw error
  })

const unknownName = "No account has this email or mobile number. Please check it, or sign up."

const outcomeOf = (error: unknown): Outcome => {
  const message = failureMessage(error, "Login failed. Please try again.")
  if (!(error instanceof ApiFailure)) return { kind: "error", message, fields: {} }
  const { code, details, fields } = error
  if (code === "activation_required" && typeof details.email === "string") {
    return { kind: "inactive", email: details.email, message }
  }
  if (code === "too_many") return { kind: "error", message: withWait(message, details.retry_after), fields }
  return { kind: "error", message, fields }
}

/** With the time until there is room again. */
const withWait = (message: string, seconds: unknown) => {
  if (typeof seconds !== "number") return message
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `${message} You can try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
}
