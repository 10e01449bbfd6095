import { useEffect, useEffectEvent, useState } from "react"
import type { Typed } from "../../platform/form/form-check.ts"
import { useWords } from "../../ui/use-words.ts"
import { outboxWords } from "./outbox.words.ts"
import { dropUnsent, listUnsent } from "./outbox-store.ts"
import { ownerHere } from "./thanks.acts.ts"

/**
 * What was refused after the thanks were given comes back into its form, with the reason.
 *
 * @returns the sentence that says so
 */
export const useCameBack = (form: string, fill: (typed: Typed) => void) => {
  const t = useWords(outboxWords)
  const [reason, setReason] = useState<string>()
  const bringBack = useEffectEvent(async () => {
    const refused = (await listUnsent()).find((one) => one.form === form && one.refused && one.owner === ownerHere())
    if (!refused) return
    fill(refused.typed)
    setReason(refused.refused!.message)
    await dropUnsent(refused.key)
  })
  useEffect(() => void bringBack(), [])
  return reason && t.cameBack(reason)
}
