import { useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router"

interface RowKeys {
  ids: readonly string[]
  openId: string | undefined
  toRow: (id: string) => string
}

/** j opens the next row and k the one before, as in mail programs; not while somebody types. */
export const useRowKeys = ({ ids, openId, toRow }: RowKeys) => {
  const navigate = useNavigate()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { j: 1, k: -1 }[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const at = openId === undefined ? -1 : ids.indexOf(openId)
    const next = ids[openId === undefined ? (step === 1 ? 0 : ids.length - 1) : at + step]
    if (next !== undefined) void navigate(toRow(next), { preventScrollReset: true })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null
