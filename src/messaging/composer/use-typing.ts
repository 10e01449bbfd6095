import { useEffect, useRef, useState } from "react"
import { sendTyping } from "../message.actions.ts"
import { endsTyping } from "./typing.rules.ts"

const SHOWN_MS = 6_000
const SENT_EACH_MS = 4_000

/** In which conversations the other side is writing just now. */
export const useTypers = () => {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, number>())
  const begunAfter = useRef(new Map<string, number>())
  useEffect(() => {
    const { current } = timers
    return () => current.forEach((timer) => void window.clearTimeout(timer))
  }, [])
  const end = (id: string) => {
    window.clearTimeout(timers.current.get(id))
    setTyping((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : before))
  }
  /** @param after number of the last message before it */
  const start = (id: string, after: number) => {
    begunAfter.current.set(id, after)
    window.clearTimeout(timers.current.get(id))
    timers.current.set(id, window.setTimeout(end, SHOWN_MS, id))
    setTyping((before) => (before.has(id) ? before : new Set([...before, id])))
  }
  /** A message has come. */
  const stop = (id: string, seq: number) => {
    if (endsTyping(seq, begunAfter.current.get(id))) end(id)
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
