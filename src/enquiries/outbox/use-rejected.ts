import { useEffect, useEffectEvent, useState } from "react"
import type { Form } from "../../platform/form/form.ts"
import type { Constraint, FormValues } from "../../platform/form/form-check.ts"
import type { FormState } from "../../ui/form/use-form.ts"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { useTexts } from "../../ui/use-texts.ts"
import {
  beginMending,
  endMending,
  listRejected,
  mendedIn,
  onDeliveryStatus,
  type RejectedSubmission,
} from "./rejected-submission.ts"
import { outboxTexts } from "./texts.ts"
import type { Thanks } from "./thanks.actions.ts"

export interface Rejected {
  /** The sentence that says so. */
  reason: string
  /** It is not to be sent any more. */
  giveUp: () => Promise<void>
}

/**
 * What was refused after the thanks were given comes back into its form, one at a time, with what is wrong at its fields.
 * It waits until it was sent once more: what is typed here lives no longer than the tab.
 */
export const useRejected = <I>(
  { name, fields }: Pick<Form<I, Thanks>, "name" | "fields">,
  form: FormState<I, Thanks>,
): Rejected | undefined => {
  const t = useTexts(outboxTexts)
  const [back, setBack] = useState<RejectedSubmission>()
  const isInUse = isWritten(fields)
  const bringBack = useEffectEvent(async (all: RejectedSubmission[]) => {
    if (form.done) return
    const mended = all.find(({ key }) => key === mendedIn(name))
    if (!mended && isInUse(form.typed)) return
    for (const one of mended ? [mended] : all) {
      if (!(await beginMending(one)) && !mended) continue
      // Of what was mended before a reload the draft is newer; where the reload came first there is none.
      const hasDraft = mended && isInUse(form.typed)
      if (!hasDraft) form.fill(one.typed as Partial<I> & FormValues)
      const isAsSent = ([field]: [string, string]) => !hasDraft || form.typed[field] === one.typed[field]
      form.recall(Object.fromEntries(Object.entries(one.refused.fields).filter(isAsSent)))
      setBack(one)
      return
    }
  })
  useEffect(() => {
    const look = () => void listRejected().then((all) => bringBack(all.filter(({ form }) => form === name)))
    look()
    // Sent off as the page opened, it may be refused with the form there already.
    return onDeliveryStatus(({ status }) => status === "refused" && look())
  }, [name])
  useEffect(() => {
    if (form.done && back) void endMending(back)
  }, [form.done, back])
  if (!back) return undefined
  const giveUp = async () => {
    tabDraft(name).forget()
    await endMending(back)
  }
  return { reason: t.rejected(back.refused.message), giveUp }
}

/** The page fills these in by itself, or with what somebody pressed elsewhere on it. */
const known = ["name", "email", "phone", "serviceType", "source", "trap"]

/** Something else is being written: it is not written over. The first of a choice stands there from the start. */
const isWritten = (fields: Record<string, Constraint>) => (typed: FormValues) =>
  Object.entries(typed).some(([name, value]) => value && !known.includes(name) && value !== fields[name]?.options?.[0])
