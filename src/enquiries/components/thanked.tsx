import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { onDelivery } from "../../platform/outbox/delivery.ts"
import { type DeliveryState, deliveryStateOf } from "../../platform/outbox/outbox-store.ts"
import { Icon } from "../../ui/icon.tsx"
import { answerTarget, takeFocus } from "../../ui/use-focus-on-change.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Thanks } from "../outbox/submit.actions.ts"
import { outboxTexts } from "../outbox/texts.ts"
import { thankedTexts } from "./texts.ts"

interface ThankedProps {
  heading: string
  /** What happens next. */
  children: ReactNode
  /** Shown instead while it could not be sent yet. */
  trouble?: string | undefined
  /** Undefined where the page took the form without script. */
  thanks?: Thanks | undefined
  action?: ReactNode
  /** It was refused after the thanks were shown. */
  onRefused?: () => void
}

const sentByPage = { key: "", status: "sent" } as const

/** Replaces a form that was sent: what happens next, its reference, and whether it still has to be sent. */
export function Thanked({ heading, children, trouble, thanks, action, onRefused }: ThankedProps) {
  const t = useTexts(thankedTexts)
  const outbox = useTexts(outboxTexts)
  const { state, busyUntil } = useDeliveryStatus(thanks ?? sentByPage)
  const isSent = state === "sent"
  const refuse = useEffectEvent(() => onRefused?.())
  useEffect(() => {
    if (state === "refused") refuse()
  }, [state])
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <span
        className={`grid size-12 place-items-center rounded-full ${isSent ? "bg-neem-soft text-neem-ink" : "bg-slate-soft text-slate-ink"}`}
      >
        <Icon name={isSent ? "check" : "clock"} className="size-6" />
      </span>
      <h2 {...(thanks ? { ref: takeFocus, tabIndex: -1 } : answerTarget)} className="text-xl">
        {heading}
      </h2>
      {(isSent || !trouble) && <div className="grid gap-2 text-muted">{children}</div>}
      {!isSent && (
        <div className="grid gap-2">
          {trouble && <p className="text-muted">{trouble}</p>}
          <p className="font-semibold">{busyUntil === undefined ? outbox.offline : outbox.busy(busyUntil)}</p>
          <p className="text-muted">{t.kept}</p>
        </div>
      )}
      {thanks && <p className="text-muted">{t.reference(<strong className="text-ink">{thanks.reference}</strong>)}</p>}
      {action}
    </div>
  )
}

/** Its current delivery state, whichever tab sends it. */
const useDeliveryStatus = ({ key, status }: Pick<Thanks, "key" | "status">) => {
  const [delivery, setDelivery] = useState<DeliveryState>({ state: status })
  useEffect(() => {
    if (status === "sent") return
    const refresh = () => void deliveryStateOf(key).then(setDelivery)
    const stop = onDelivery((one) => {
      if (one.key !== key) return
      if (one.status === "sent" || one.status === "refused") setDelivery({ state: one.status })
      else if (one.status === "queued") refresh()
    })
    // Its status may have been published before this subscription.
    refresh()
    return stop
  }, [key, status])
  return delivery
}
