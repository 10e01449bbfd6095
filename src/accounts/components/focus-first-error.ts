import type { RefObject } from "react"

/** After the errors have been drawn, the first wrong field is where the person goes on. */
export const focusFirstError = (form: RefObject<HTMLFormElement | null>) => {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus())
}
