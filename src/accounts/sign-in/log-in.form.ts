import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import type { FormValues } from "../../platform/form/form-check.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { storeSession } from "../../platform/session/stored-session.ts"
import { storeText } from "../../platform/storage.ts"
import { askingForCode, refuseBlankCode } from "../second-factor/components/code-field.tsx"
import { checkIdentifier, logIn } from "./sign-in.contract.ts"
import { login } from "./sign-in.schema.ts"
import { logInTexts } from "./texts.ts"

/** Remember me, as far as the form goes: the identifier is there next time. */
export const rememberIdentifier = (identifier: string | null) => {
  if (identifier) {
    storeText("rememberedIdentifier", identifier)
    storeText("rememberMe", "true")
  } else {
    localStorage.removeItem("rememberedIdentifier")
    localStorage.removeItem("rememberMe")
  }
}

/**
 * What the form begins with: the identifier of a sign-up a moment ago, else, with Remember me, that of last time and the
 * box ticked. Only the former takes the place of one that stands there already.
 */
export const knownIdentifier = (typed: unknown, fromSignUp: string | undefined): FormValues => {
  const remembered = rememberedIdentifier()
  const known = fromSignUp ?? remembered
  if (!known) return {}
  return { remember: known === remembered, ...((!typed || fromSignUp) && { identifier: known }) }
}

const rememberedIdentifier = () =>
  localStorage.getItem("rememberMe") === "true" ? localStorage.getItem("rememberedIdentifier") : null

/** Specification 1 §4: check the identifier, log in, store the session; done with the user, who goes on by kind of account. */
export const logInForm = form({
  name: "login",
  fields: fieldsOf(login),
  texts: logInTexts,
  send: async (typed, { t }) => {
    refuseBlankCode(typed)
    const { exists, user: known } = await lookUp(typed.identifier)
    const userType = known?.user_types.includes("user") ? "user" : "provider"
    const { token, user } = await call(logIn, { ...typed, userType }).catch((failure: unknown) => {
      // An unactivated sign-up is no account yet: only the login itself checks its password.
      if (exists || !(failure instanceof ApiFailure) || failure.code !== "invalid") throw failure
      throw new FormRefusal("", { identifier: t.unknownUser })
    })
    if (!user) throw new FormRefusal(t.invalidUser)
    if (!token) throw new FormRefusal(t.invalidResponse)
    storeSession({ token, user })
    rememberIdentifier(typed.remember ? typed.identifier : null)
    return user
  },
  refuse: (failure, t) => {
    const refused = askingForCode(refusal(failure, t.failed))
    const { code, message = "", details } = refused
    const { password } = refused.fields
    // One mistake, said at its place.
    if (code === "invalid" && password && message) {
      return { ...refused, message: undefined, fields: { password: t.refused(message, password) } }
    }
    return code === "activation_required"
      ? { ...refused, message: undefined, details: { ...details, message } }
      : refused
  },
})

/** The look-up only words the refusal: where a network has used up its look-ups, the login itself decides. */
const lookUp = (identifier: string) =>
  call(checkIdentifier, { identifier }).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.code === "too_many") return { exists: true, user: undefined }
    throw error
  })
