import { ApiFailure, call, failureMessage } from "../platform/api-client.ts"
import type { FieldErrors } from "../platform/problem.ts"
import { fieldErrors } from "../platform/validation.ts"
import { signUpCustomer, signUpProfessional } from "./account.contract.ts"
import { individualSignUp, professionalSignUp } from "./account.schema.ts"

export type Kind = "customer" | "professional"

export type Outcome =
  | { kind: "success"; message: string; email: string }
  | { kind: "invalid"; fields: FieldErrors; message: string }
  | { kind: "taken"; message: string }
  | { kind: "error"; message: string }

const FIX = "Please fix the errors in the form before submitting"

/** `key` stays the same while the same form is sent again, so that a lost answer makes no second attempt. */
export const signUpHere = async (kind: Kind, typed: Record<string, string>, key: string): Promise<Outcome> => {
  const input = { ...typed, full_name: typed.full_name ?? "" }
  const checked = (kind === "professional" ? professionalSignUp : individualSignUp).safeParse(input)
  if (!checked.success) return { kind: "invalid", fields: fieldErrors(checked.error), message: FIX }
  try {
    const answer = await send(kind, typed, key)
    if (!answer.success) return { kind: "error", message: answer.message || "Registration failed" }
    return { kind: "success", message: answer.message, email: checked.data.email }
  } catch (error) {
    return outcomeOf(error)
  }
}

const send = (kind: Kind, typed: Record<string, string>, idempotencyKey: string) => {
  const { full_name = "", email = "", password = "", mobile_number = "", business_name = "", redirect } = typed
  const person = { full_name, email, password, mobile_number, redirect }
  return kind === "professional"
    ? call(signUpProfessional, { ...person, business_name, userType: "professional" }, { idempotencyKey })
    : call(signUpCustomer, { ...person, userType: "individual" }, { idempotencyKey })
}

const outcomeOf = (error: unknown): Outcome => {
  const isAnswer = error instanceof ApiFailure
  const fallback = isAnswer
    ? "Registration failed. Please try again."
    : "An unexpected error occurred during registration"
  const message = isAnswer && error.status === 0 ? error.message : failureMessage(error, fallback)
  if (!isAnswer) return { kind: "error", message }
  if (error.code === "conflict") return { kind: "taken", message }
  return error.status === 422 ? { kind: "invalid", fields: error.fields, message: FIX } : { kind: "error", message }
}
