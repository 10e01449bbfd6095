import { type RefObject, useEffect } from "react"
import { rememberedIdentifier } from "../remembered-identifier.ts"

/**
 * The identifier is in its field already: that of a sign-up a moment ago, else, with Remember me, that of last time and
 * the box ticked.
 */
export const useKnownIdentifier = (form: RefObject<HTMLFormElement | null>, fromSignUp: string | undefined) => {
  useEffect(() => {
    const remembered = rememberedIdentifier()
    const known = fromSignUp ?? remembered
    const identifier = form.current?.elements.namedItem("identifier")
    const remember = form.current?.elements.namedItem("remember")
    if (!known || !(identifier instanceof HTMLInputElement) || !(remember instanceof HTMLInputElement)) return
    if (identifier.value === "" || fromSignUp) identifier.value = known
    remember.checked = known === remembered
  }, [form, fromSignUp])
}
