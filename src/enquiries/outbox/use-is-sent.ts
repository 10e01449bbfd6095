import { useEffect, useState } from "react"
import { SENT_EVENT } from "./outbox.acts.ts"
import type { Thanks } from "./thanks.acts.ts"

/** Whether it has arrived by now. */
export const useIsSent = ({ key, sent }: Pick<Thanks, "key" | "sent">) => {
  const [isSent, setSent] = useState(sent === "sent")
  useEffect(() => {
    const hear = (event: Event) => (event as CustomEvent).detail === key && setSent(true)
    addEventListener(SENT_EVENT, hear)
    return () => removeEventListener(SENT_EVENT, hear)
  }, [key])
  return isSent
}
