import { type RefObject, useEffect } from "react"

/**
 * What was typed survives a reload, for as long as the tab lives; a password is never kept. The fields stay the
 * browser's own, so that what is typed before the page has woken up is not lost either.
 */
export const useDraft = (form: RefObject<HTMLFormElement | null>, name: string) => {
  const key = `draft:${name}`
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element, key)
    const keep = () => sessionStorage.setItem(key, JSON.stringify(readTexts(element)))
    element.addEventListener("input", keep)
    return () => element.removeEventListener("input", keep)
  }, [form, key])
  return { forget: () => sessionStorage.removeItem(key) }
}

const textInputs = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      field.name !== "" &&
      ["text", "email", "tel"].includes(field.type) &&
      !isPassword(field),
  )

/** A password that is being shown is a text field too. */
const isPassword = (field: HTMLInputElement) => field.autocomplete.endsWith("password")

const readTexts = (form: HTMLFormElement) =>
  Object.fromEntries(textInputs(form).map(({ name, value }) => [name, value]))

const restore = (form: HTMLFormElement, key: string) => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, unknown>
    for (const field of textInputs(form)) {
      const kept = draft[field.name]
      if (field.value === "" && typeof kept === "string") field.value = kept
    }
  } catch {
    sessionStorage.removeItem(key)
  }
}
