/** What became of a submission after its thanks, or of another try to send it, told to all tabs. */
export interface Fate {
  key: string
  fate: "sent" | "refused" | "kept"
}

const CHANNEL = "submission-fates"

export const tellFate = (fate: Fate) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(fate)
  channel.close()
}

/** @returns what ends it */
export const hearFates = (hear: (fate: Fate) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Fate>) => hear(data)
  return () => channel.close()
}
