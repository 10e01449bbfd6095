import { useEffect, useRef, useState } from "react"
import { sendTyping } from "../message.actions.ts"

const SHOWN_MS = 6_000
const SENT_EACH_MS = 4_000

/** In which conversations the other side is writing just now. */
export const useTypers = () => {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, number>())
  useEffect(() => {
    const { current } = timers
    return () => current.forEach((timer) => void window.clearTimeout(timer))
  }, [])
  const stop = (id: string) => {
    window.clearTimeout(timers.current.get(id))
    setTyping((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : before))
  }
  const start = (id: string) => {
    window.clearTimeout(timers.current.get(id))
    timers.current.set(id, window.setTimeout(stop, SHOWN_MS, id))
    setTyping((before) => (before.has(id) ? before : new Set([...before, id])))
  }
  return { typing, start, stop }
}

/** To be called as often as something is typed. */
export const useTellTyping = (conversationId: string) => {
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < SENT_EACH_MS) return
    last.current = Date.now()
    sendTyping(conversationId)
  }
}
