import { useEffect, useEffectEvent, useState } from "react"
import type { Message } from "../message.schema.ts"
import { findMessages } from "./thread.list.ts"
import type { JumpTo } from "./use-jump.ts"

const PAUSE_MS = 250
/** Of the words; one letter is in nearly every message. */
const LEAST_LETTERS = 2

export interface Found {
  words: string
  /** Newest first. */
  messages: readonly Message[]
  next: string | null
}

type State = "idle" | "searching" | "failed"

/** Finds messages as their words are typed, and goes from one to the next. */
export const useThreadSearch = (conversationId: string, onJump: JumpTo) => {
  const [words, setWords] = useState("")
  const [found, setFound] = useState<Found>()
  const [state, setState] = useState<State>("idle")
  /** Place of the hit that is shown; undefined: none yet. */
  const [at, setAt] = useState<number>()
  const asked = words.trim()

  const search = useEffectEvent(async (signal: AbortSignal) => {
    setState("searching")
    const answer = await findMessages(conversationId, asked).catch(() => undefined)
    if (signal.aborted) return
    setState(answer ? "idle" : "failed")
    if (answer) setFound({ ...answer, words: asked })
    setAt(undefined)
  })
  useEffect(() => {
    if ([...asked].length < LEAST_LETTERS) return
    const left = new AbortController()
    const timer = window.setTimeout(() => void search(left.signal), PAUSE_MS)
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [asked])

  const isCurrent = [...asked].length >= LEAST_LETTERS
  const shown = isCurrent ? found : undefined
  const more = async () => {
    if (!shown?.next) return undefined
    setState("searching")
    const answer = await findMessages(conversationId, shown.words, shown.next).catch(() => undefined)
    setState(answer ? "idle" : "failed")
    if (!answer) return undefined
    const longer = { ...shown, messages: [...shown.messages, ...answer.messages], next: answer.next }
    // Meanwhile other words may have been typed.
    setFound((now) => (now === shown ? longer : now))
    return longer
  }
  const show = (place: number, among: Found | undefined, keepsFocus: boolean) => {
    const hit = among?.messages[place]
    if (!hit) return
    setAt(place)
    void onJump(hit.seq, keepsFocus)
  }
  const count = shown?.messages.length ?? 0
  return {
    words,
    type: setWords,
    found: shown,
    state: isCurrent ? state : "idle",
    at,
    more: () => void more(),
    choose: (place: number) => show(place, shown, false),
    hasOlder: at === undefined ? count > 0 : at + 1 < count || (shown?.next ?? null) !== null,
    hasNewer: at !== undefined && at > 0,
    older: async () => {
      const place = at === undefined ? 0 : at + 1
      show(place, place < count ? shown : await more(), true)
    },
    newer: () => show((at ?? 0) - 1, shown, true),
  }
}

export type ThreadSearchState = ReturnType<typeof useThreadSearch>
