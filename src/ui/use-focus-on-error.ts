import { type RefObject, useEffect } from "react"

type FormRef = RefObject<HTMLFormElement | null>

/** Each time something new is told about the form, the person goes on at the first wrong field. */
export const useFocusOnError = (form: FormRef, told: unknown) => {
  useEffect(() => {
    if (!told) return
    // It has been drawn by now, and is read from there.
    const field = form.current?.querySelector<HTMLElement>("[aria-invalid=true]")
    if (field && field === form.current?.elements.namedItem("password")) focusPassword(form)
    else field?.focus()
  }, [form, told])
}

/** Selected, because a refused password cannot be mended unseen, only typed anew. */
export const focusPassword = (form: FormRef) => {
  const field = form.current?.elements.namedItem("password")
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.select()
}
