/** What became of a submission after its thanks, or of another try to send it, told to all tabs. */
export interface DeliveryStatus {
  key: string
  fate: "sent" | "refused" | "kept"
}

const CHANNEL = "submission-fates"

export const publishDeliveryStatus = (fate: DeliveryStatus) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(fate)
  channel.close()
}

/** @returns what ends it */
export const onDeliveryStatus = (hear: (fate: DeliveryStatus) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<DeliveryStatus>) => hear(data)
  return () => channel.close()
}
