import { useEffect, useEffectEvent, useState } from "react"
import type { Form } from "../../platform/form/form.ts"
import type { Constraint, FormValues } from "../../platform/form/form-check.ts"
import { onDelivery } from "../../platform/outbox/delivery.ts"
import type { FormState } from "../../ui/form/use-form.ts"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { useTexts } from "../../ui/use-texts.ts"
import {
  correctedIn,
  endCorrection,
  listRefused,
  type RefusedSubmission,
  startCorrection,
} from "./refused-submission.ts"
import type { Thanks } from "./submit.actions.ts"
import { outboxTexts } from "./texts.ts"

export interface Refused {
  /** The message to show. */
  reason: string
  /** Discards it. */
  giveUp: () => Promise<void>
}

/**
 * Restores a refused submission into its form, one at a time, with the errors at its fields. It stays stored until it was
 * sent again: the draft of the form ends with the tab.
 */
export const useRefused = <I>(
  { name, fields }: Pick<Form<I, Thanks>, "name" | "fields">,
  form: FormState<I, Thanks>,
): Refused | undefined => {
  const t = useTexts(outboxTexts)
  const [restored, setRestored] = useState<RefusedSubmission>()
  const isInUse = isWritten(fields)
  const restore = useEffectEvent(async (all: RefusedSubmission[]) => {
    if (form.done) return
    const inCorrection = all.find(({ key }) => key === correctedIn(name))
    if (!inCorrection && isInUse(form.typed)) return
    for (const one of inCorrection ? [inCorrection] : all) {
      if (!(await startCorrection(one)) && !inCorrection) continue
      // After a reload the draft is newer than the submission, where something was changed before it.
      const hasDraft = inCorrection && isInUse(form.typed)
      if (!hasDraft) form.fill(one.typed as Partial<I> & FormValues)
      const isAsSent = ([field]: [string, string]) => !hasDraft || form.typed[field] === one.typed[field]
      form.showErrors(Object.fromEntries(Object.entries(one.refused.fields).filter(isAsSent)))
      setRestored(one)
      return
    }
  })
  useEffect(() => {
    const check = () => void listRefused().then((all) => restore(all.filter(({ form }) => form === name)))
    check()
    // It may be refused while the page with its form is open.
    return onDelivery(({ status }) => status === "refused" && check())
  }, [name])
  useEffect(() => {
    if (form.done && restored) void endCorrection(restored)
  }, [form.done, restored])
  if (!restored) return undefined
  const giveUp = async () => {
    tabDraft(name).forget()
    await endCorrection(restored)
  }
  return { reason: t.refused(restored.refused.message), giveUp }
}

/** Fields that the page prefills, or fills from another control. */
const prefilled = ["name", "email", "phone", "serviceType", "source", "trap"]

/** Whether the form holds input that must not be overwritten. A choice starts with its first option. */
const isWritten = (fields: Record<string, Constraint>) => (typed: FormValues) =>
  Object.entries(typed).some(
    ([name, value]) => value && !prefilled.includes(name) && value !== fields[name]?.options?.[0],
  )
