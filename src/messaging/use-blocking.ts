import { useState } from "react"
import { block, unblock } from "./message.actions.ts"
import type { ThreadStore } from "./thread/thread.list.ts"

/** To block the open conversation or to end that; what is open then shows it. */
export const useBlocking = (id: string, store: ThreadStore) => {
  const [busy, setBusy] = useState(false)
  const act = async (change: typeof block) => {
    setBusy(true)
    if (await change(id)) await store.loadDetail()
    setBusy(false)
  }
  return { busy, block: () => act(block), unblock: () => act(unblock) }
}
