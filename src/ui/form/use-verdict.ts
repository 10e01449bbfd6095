import { type RefObject, useEffect, useRef, useState } from "react"
import type { Form, FormFailure, FormTexts } from "../../platform/form/form.ts"
import { checkForm, type FormValues, judgedWith } from "../../platform/form/form-check.ts"
import type { FieldErrors } from "../../platform/problem.ts"
import { useLanguage } from "../use-texts.ts"
import { controlOf, goOnAt } from "./form-controls.ts"

/** What is wrong: with each field as it is typed once it was left or sent, and with the whole as it was answered. */
export function useVerdict<I, D, T extends FormTexts>(
  form: Form<I, D, T>,
  t: T,
  ref: RefObject<HTMLFormElement | null>,
  start: FormFailure | undefined,
) {
  const language = useLanguage()
  const judged = useRef(new Set<string>(start ? Object.keys(form.fields) : []))
  const [errors, setErrors] = useState<FieldErrors>(start?.fields ?? {})
  const [{ refused, nth }, setAnswer] = useState({ refused: start, nth: 0 })
  const [isMended, setMended] = useState(false)
  useEffect(() => {
    if (nth > 0 && refused) goOnAt(ref.current, refused.at)
  }, [ref, refused, nth])

  const refuse = (next: FormFailure | undefined) => {
    setErrors(next?.fields ?? {})
    setMended(false)
    setAnswer((before) => ({ refused: next && placed(next, ref.current), nth: before.nth + 1 }))
  }
  /** True where it can be sent. */
  const check = (typed: FormValues) => {
    const wrong = checkForm(form, typed, language, t)
    // A field that comes to be shown after this is not told off before anything was typed there.
    for (const name of Object.keys(form.fields))
      if (wrong[name] || controlOf(ref.current, name)?.checkVisibility()) judged.current.add(name)
    if (Object.keys(wrong).length === 0) return true
    refuse({ message: t.fix, fields: wrong, code: "", details: {} })
    return false
  }
  const judge = (names: string[], typed: FormValues) => {
    const affected = names.flatMap((name) => judgedWith(form, name)).filter((name) => judged.current.has(name))
    if (affected.length === 0) return
    const wrong = checkForm(form, typed, language, t)
    setErrors((before) => {
      const kept = Object.entries(before).filter(([name]) => !affected.includes(name))
      const found = affected.flatMap((name) => (wrong[name] ? [[name, wrong[name]]] : []))
      return Object.fromEntries([...kept, ...found])
    })
  }
  /** The first time only: what the server said of it stays until it is changed. */
  const judgeLeft = (name: string, typed: FormValues) => {
    if (judged.current.has(name)) return
    judged.current.add(name)
    judge([name], typed)
  }
  return {
    errors,
    /** What was answered to all of it is of what was sent: it is not said any longer of something else. */
    refused: refused && isMended ? { ...refused, message: undefined } : refused,
    nth,
    judge,
    judgeLeft,
    check,
    refuse,
    /** What was wrong with it at another time: nobody is led there now. */
    recall: (fields: FieldErrors) => {
      for (const name of Object.keys(fields)) judged.current.add(name)
      setErrors(fields)
    },
    mend: () => setMended(true),
  }
}

/** What is wrong with a field that the form does not show is said of the whole. */
const placed = (refused: FormFailure, form: HTMLFormElement | null): FormFailure => {
  const [first] = Object.values(refused.fields)
  const isShown = Object.keys(refused.fields).some((name) => (controlOf(form, name)?.type ?? "hidden") !== "hidden")
  return isShown ? refused : { ...refused, message: refused.message ?? first }
}
