import { type RefObject, useEffect } from "react"
import { rememberedIdentifier } from "../../platform/browser-session.ts"

/** Remember me: the identifier of last time is in its field, and the box is ticked. */
export const useRemembered = (form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => {
    const known = rememberedIdentifier()
    const identifier = form.current?.elements.namedItem("identifier")
    const remember = form.current?.elements.namedItem("remember")
    if (!known || !(identifier instanceof HTMLInputElement) || !(remember instanceof HTMLInputElement)) return
    if (identifier.value === "") identifier.value = known
    remember.checked = true
  }, [form])
}
