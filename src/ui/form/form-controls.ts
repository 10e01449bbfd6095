/** The fields of a form in the document. They are the browser's own: what is typed before the page wakes up is not lost. */
import type { Typed } from "../../platform/form/form-check.ts"

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const controlOf = (form: HTMLFormElement | null, name: string): Control | undefined => {
  const found = form?.elements.namedItem(name)
  const isControl =
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement
  return isControl ? found : undefined
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox"

export const putInto = (form: HTMLFormElement | null, typed: Typed) => {
  for (const [name, value] of Object.entries(typed)) {
    const control = controlOf(form, name)
    if (!control) continue
    if (isBox(control)) control.checked = value === true
    else control.value = String(value)
  }
}

/** A draft gives way to what stands there already. */
export const putWhereEmpty = (form: HTMLFormElement | null, typed: Typed) => {
  const isEmpty = ([name]: [string, unknown]) => {
    const control = controlOf(form, name)
    return control !== undefined && !isBox(control) && control.type !== "hidden" && control.value === ""
  }
  putInto(form, Object.fromEntries(Object.entries(typed).filter(isEmpty)))
}

/** The person goes on at the first wrong field, else at the one that is named. */
export const goOnAt = (form: HTMLFormElement | null, name: string | undefined) => {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? controlOf(form, name ?? "")
  field?.focus()
  // A refused password cannot be mended unseen, only typed anew.
  if (field instanceof HTMLInputElement && field.autocomplete.endsWith("password")) field.select()
}

/** What appears under a pressed button would move it away before it is let go, and nobody would hear the click. */
export const whenReleased = (act: () => void) => {
  if (!document.querySelector(":active")) return act()
  document.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true })
}
