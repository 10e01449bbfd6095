/** The fields of a form in the document. They are the browser's own: what is typed before the page wakes up is not lost. */
import type { FormValues } from "../../platform/form/form-check.ts"

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** One choice of several stands in the form as a list of its radios. */
const choicesOf = (form: HTMLFormElement | null, name: string) => {
  const found = form?.elements.namedItem(name)
  return found instanceof RadioNodeList ? found : undefined
}

export const controlOf = (form: HTMLFormElement | null, name: string): Control | undefined => {
  const found = form?.elements.namedItem(name)
  const one = found instanceof RadioNodeList ? found[0] : found
  const isControl =
    one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement
  return isControl ? one : undefined
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox"

export const fillForm = (form: HTMLFormElement | null, typed: FormValues) => {
  for (const [name, value] of Object.entries(typed)) {
    const control = choicesOf(form, name) ?? controlOf(form, name)
    if (!control) continue
    if (control instanceof RadioNodeList) control.value = String(value)
    else if (isBox(control)) control.checked = value === true
    else control.value = String(value)
  }
}

/** A choice that the page came with, and nobody made. */
const isPreset = (control: Control) =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === true

/** Whether somebody has typed in it before its code ran. */
export const hasInput = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].some((one) => one instanceof HTMLInputElement && one.value !== one.defaultValue)

/** A draft gives way to what stands there already. */
export const fillWhereEmpty = (form: HTMLFormElement | null, typed: FormValues) => {
  const isEmpty = ([name]: [string, unknown]) => {
    const choices = choicesOf(form, name)
    if (choices) return choices.value === ""
    const control = controlOf(form, name)
    return (
      control !== undefined &&
      !isBox(control) &&
      control.type !== "hidden" &&
      (control.value === "" || isPreset(control))
    )
  }
  fillForm(form, Object.fromEntries(Object.entries(typed).filter(isEmpty)))
}

/** The person goes on at the first wrong field, else at the one that is named. */
export const goOnAt = (form: HTMLFormElement | null, name: string | undefined) => {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? controlOf(form, name ?? "")
  const choice =
    wrong?.matches("[role=radiogroup]") && (wrong.querySelector("input:checked") ?? wrong.querySelector("input"))
  const field = choice instanceof HTMLElement ? choice : wrong
  field?.focus()
  // A refused password cannot be mended unseen, only typed anew.
  if (field instanceof HTMLInputElement && field.autocomplete.endsWith("password")) field.select()
}

/** What appears under a pressed button would move it away before it is let go, and nobody would hear the click. */
export const whenReleased = (act: () => void) => {
  if (!document.querySelector(":active")) return act()
  document.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true })
}
