import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { storeSession } from "../../platform/session/stored-session.ts"
import { askingForCode, refuseBlankCode } from "../second-factor/code-step.ts"
import { checkIdentifier } from "./known-identifier.contract.ts"
import { rememberIdentifier } from "./remembered-identifier.ts"
import { logIn } from "./sign-in.contract.ts"
import { login } from "./sign-in.schema.ts"
import { logInTexts } from "./texts.ts"

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
      // A sign-up that waits is nobody's account yet: only the login itself knows its password.
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
