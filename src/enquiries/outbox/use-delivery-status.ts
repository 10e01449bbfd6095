import { useEffect, useState } from "react"
import { onDeliveryStatus } from "./delivery-status.ts"
import { type Standing, standingOf } from "./outbox-store.ts"
import type { Thanks } from "./thanks.actions.ts"

/** What became of it by now, whichever tab has sent it. */
export const useDeliveryStatus = ({ key, sent }: Pick<Thanks, "key" | "sent">) => {
  const [standing, setStanding] = useState<Standing>({ fate: sent })
  useEffect(() => {
    if (sent === "sent") return
    const look = () => void standingOf(key).then(setStanding)
    const stop = onDeliveryStatus((one) => {
      if (one.key !== key) return
      if (one.fate === "kept") look()
      else setStanding({ fate: one.fate })
    })
    // It may have been told before anybody was listening.
    look()
    return stop
  }, [key, sent])
  return standing
}
