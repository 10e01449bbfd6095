import { startTransition, useEffect, useMemo, useState } from "react"
import type { ThreadChunk } from "./thread-items.rules.ts"

/**
 * Older messages are put in one list a frame, the nearest first: a page at once held a slow phone for a fifth of a second. What
 * comes at the end, or instead of what was there, is drawn at once.
 */
export const useDrawnChunks = (all: readonly ThreadChunk[]): readonly ThreadChunk[] => {
  const [topKey, setTopKey] = useState(all[0]?.key)
  const from = Math.max(
    0,
    all.findIndex(({ key }) => key === topKey),
  )
  useEffect(() => {
    if (from === 0) return setTopKey(all[0]?.key)
    const { key } = all[from - 1]!
    const frame = requestAnimationFrame(() => startTransition(() => setTopKey(key)))
    return () => cancelAnimationFrame(frame)
  }, [all, from])
  return useMemo(() => (from === 0 ? all : all.slice(from)), [all, from])
}
