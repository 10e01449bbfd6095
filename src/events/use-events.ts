import { useEffect, useEffectEvent } from "react"
import type { StreamEvent } from "./browser-stream.ts"
import { followEvents } from "./follow-events.ts"

/** Calls the listener for events of the signed-in account while the component is mounted. */
export const useEvents = (listener: (event: StreamEvent) => void) => {
  const onEvent = useEffectEvent(listener)
  useEffect(() => followEvents(onEvent), [])
}
