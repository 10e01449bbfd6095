import { normalPassword } from "../../platform/password-length.rules.ts"

/** What a new password has to be where it is not that of a sign-up (specification 1 §5); names of sentences. */
export const newPasswordViolation = (text: string) => {
  if (text.length < 8) return "password_length"
  return /\p{Nd}/u.test(text) ? undefined : "password_number"
}

/** What that of a sign-up has to be beside its length: what cannot be seen is no secret. */
export const firstPasswordViolation = (text: string) =>
  /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\u2800]+$/u.test(text) ? "blank_password" : undefined

export const confirmationViolation = (typed: { new_password: string; confirm_password?: string | undefined }) =>
  isSamePassword(typed.confirm_password ?? "", typed.new_password) ? undefined : "passwords_differ"

export const isSamePassword = (one: string, other: string) => normalPassword(one) === normalPassword(other)
