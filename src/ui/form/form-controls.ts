/** The controls of a form in the document. They are uncontrolled: what is typed before hydration is not lost. */
import type { FormValues } from "../../platform/form/form-check.ts"

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The radio buttons of this name. */
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

/** A select that still has its default option. */
const isPreset = (control: Control) =>
  control instanceof HTMLSelectElement && control.selectedOptions[0]?.defaultSelected === true

/** Radio buttons of which none is chosen, or still the one that was at first. */
const isUnchosen = (choices: RadioNodeList) => {
  const chosen = [...choices].find((one) => one instanceof HTMLInputElement && one.checked)
  return !(chosen instanceof HTMLInputElement) || chosen.defaultChecked
}

/** Whether something was typed before hydration. */
export const hasInput = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].some((one) => one instanceof HTMLInputElement && one.value !== one.defaultValue)

/** Does not overwrite what was typed already. */
export const fillWhereEmpty = (form: HTMLFormElement | null, typed: FormValues) => {
  const isEmpty = ([name]: [string, unknown]) => {
    const choices = choicesOf(form, name)
    if (choices) return isUnchosen(choices)
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

/** Focuses the first field with an error, else the named one. */
export const focusFirstError = (form: HTMLFormElement | null, name: string | undefined) => {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]") ?? controlOf(form, name ?? "")
  const choice =
    wrong?.matches("[role=radiogroup]") && (wrong.querySelector("input:checked") ?? wrong.querySelector("input"))
  const field = choice instanceof HTMLElement ? choice : wrong
  field?.focus()
  // A refused password is hidden, so it can only be typed again.
  if (field instanceof HTMLInputElement && field.autocomplete.endsWith("password")) field.select()
}

/** An error that appears while a button is pressed would move it away before the release, and the click would be lost. */
export const whenReleased = (act: () => void) => {
  if (!document.querySelector(":active")) return act()
  document.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true })
}
