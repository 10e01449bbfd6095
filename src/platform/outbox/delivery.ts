import type { OutboxEntry } from "./outbox.rules.ts"

/** What has come of an entry, broadcast to all tabs. */
export interface Delivery extends Pick<OutboxEntry, "key" | "kind" | "lane"> {
  status: "sent" | "queued" | "refused" | "discarded"
  /** Of one that was sent, where its sender passes it on: what the call has answered. */
  answer?: unknown
}

const CHANNEL = "outbox-delivery"

export const publishDelivery = ({ key, kind, lane }: OutboxEntry, outcome: Pick<Delivery, "status" | "answer">) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ key, kind, lane, ...outcome })
  channel.close()
}

/** @returns unsubscribes */
export const onDelivery = (listener: (delivery: Delivery) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Delivery>) => listener(data)
  return () => channel.close()
}
