import { useEffect, useEffectEvent } from "react"
import type { Heard } from "./browser-stream.ts"
import { followEvents } from "./follow-events.ts"

/** While the component stands, what happens to whoever is signed in. */
export const useEvents = (hear: (heard: Heard) => void) => {
  const onHeard = useEffectEvent(hear)
  useEffect(() => followEvents(onHeard), [])
}
