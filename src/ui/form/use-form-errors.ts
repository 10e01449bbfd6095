import { type RefObject, useEffect, useRef, useState } from "react"
import type { Form, FormFailure, FormTexts } from "../../platform/form/form.ts"
import { checkForm, type FormValues, fieldsCheckedWith } from "../../platform/form/form-check.ts"
import type { FieldErrors } from "../../platform/problem.ts"
import { useLanguage } from "../use-texts.ts"
import { controlOf, focusFirstError } from "./form-controls.ts"

/** The errors of a form: of each field on input once it was left or submitted, and of the whole form as the server answered. */
export function useFormErrors<I, D, T extends FormTexts>(
  form: Form<I, D, T>,
  t: T,
  ref: RefObject<HTMLFormElement | null>,
  start: FormFailure | undefined,
) {
  const language = useLanguage()
  const validated = useRef(new Set<string>(start ? Object.keys(form.fields) : []))
  const [errors, setErrors] = useState<FieldErrors>(start?.fields ?? {})
  const [{ refused, refusalCount }, setAnswer] = useState({ refused: start, refusalCount: 0 })
  const [isEdited, setEdited] = useState(false)
  useEffect(() => {
    if (refusalCount > 0 && refused) focusFirstError(ref.current, refused.at)
  }, [ref, refused, refusalCount])

  const refuse = (next: FormFailure | undefined) => {
    setErrors(next?.fields ?? {})
    setEdited(false)
    setAnswer((before) => ({
      refused: next && withHiddenErrors(next, ref.current),
      refusalCount: before.refusalCount + 1,
    }))
  }
  /** True where all fields are valid. */
  const check = (typed: FormValues) => {
    const wrong = checkForm(form, typed, language, t)
    // A field that is shown only after this gets no error before something was typed there.
    for (const name of Object.keys(form.fields))
      if (wrong[name] || controlOf(ref.current, name)?.checkVisibility()) validated.current.add(name)
    if (Object.keys(wrong).length === 0) return true
    refuse({ message: t.fix, fields: wrong, code: "", details: {} })
    return false
  }
  const validate = (names: string[], typed: FormValues) => {
    const affected = names
      .flatMap((name) => fieldsCheckedWith(form, name))
      .filter((name) => validated.current.has(name))
    if (affected.length === 0) return
    const wrong = checkForm(form, typed, language, t)
    setErrors((before) => {
      const kept = Object.entries(before).filter(([name]) => !affected.includes(name))
      const found = affected.flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : []))
      return Object.fromEntries([...kept, ...found])
    })
  }
  /** On blur, the first time only: an error from the server stays until the field is changed. */
  const validateLeft = (name: string, typed: FormValues) => {
    if (validated.current.has(name)) return
    validated.current.add(name)
    validate([name], typed)
  }
  return {
    errors,
    /** The message about the whole form is removed once something was changed. */
    refused: refused && isEdited ? { ...refused, message: undefined } : refused,
    refusalCount,
    validate,
    validateLeft,
    check,
    refuse,
    /** Shows errors of an earlier submission, without moving the focus. */
    showErrors: (fields: FieldErrors) => {
      for (const name of Object.keys(fields)) validated.current.add(name)
      setErrors(fields)
    },
    markEdited: () => setEdited(true),
  }
}

/** The error of a field that the form does not show becomes the message of the whole form. */
const withHiddenErrors = (refused: FormFailure, form: HTMLFormElement | null): FormFailure => {
  const [first] = Object.values(refused.fields)
  const isShown = Object.keys(refused.fields).some((name) => (controlOf(form, name)?.type ?? "hidden") !== "hidden")
  return isShown ? refused : { ...refused, message: refused.message ?? first }
}
