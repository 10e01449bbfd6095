import { useEffect, useState } from "react"
import { SENT_CHANNEL } from "./outbox.acts.ts"
import type { Thanks } from "./thanks.acts.ts"

/** Whether it has arrived by now, whichever tab has sent it. */
export const useIsSent = ({ key, sent }: Pick<Thanks, "key" | "sent">) => {
  const [isSent, setSent] = useState(sent === "sent")
  useEffect(() => {
    if (sent === "sent") return
    const channel = new BroadcastChannel(SENT_CHANNEL)
    channel.onmessage = ({ data }) => data === key && setSent(true)
    return () => channel.close()
  }, [key, sent])
  return isSent
}
