import type { FormValues } from "../../platform/form/form-check.ts"
import { storeText } from "../../platform/storage.ts"

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
