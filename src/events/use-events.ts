import { useEffect, useEffectEvent } from "react"
import type { StreamEvent } from "./browser-stream.ts"
import { followEvents } from "./follow-events.ts"

/** While the component stands, what happens to whoever is signed in. */
export const useEvents = (hear: (heard: StreamEvent) => void) => {
  const onHeard = useEffectEvent(hear)
  useEffect(() => followEvents(onHeard), [])
}
