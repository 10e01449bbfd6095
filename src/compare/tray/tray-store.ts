/** Who was chosen to be compared, for as long as the tab is open: it goes with a visitor from page to page. */
import { storeText } from "../../platform/storage.ts"
import { MAX_COMPARED } from "../comparison-url.rules.ts"

const KEY = "compare"
const CHANGED = "sthapati:compare"

export interface Chosen {
  id: string
  name: string
}

export const readTray = () => trayOf(trayStore.current())

/** Whatever else stands there is nobody. */
export const trayOf = (text: string): Chosen[] => {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isChosen).slice(0, MAX_COMPARED) : []
  } catch {
    return []
  }
}

const isChosen = (one: unknown): one is Chosen => {
  if (typeof one !== "object" || one === null) return false
  const { id, name } = one as Record<keyof Chosen, unknown>
  return /^[\w-]{1,64}$/.test(String(id)) && typeof name === "string"
}

export const saveTray = (chosen: readonly Chosen[]) => {
  storeText(KEY, JSON.stringify(chosen), sessionStorage)
  window.dispatchEvent(new Event(CHANGED))
}

/** For useSyncExternalStore: as text, which is the same as long as nothing changes. */
export const trayStore = {
  subscribe: (listener: () => void) => {
    window.addEventListener(CHANGED, listener)
    return () => window.removeEventListener(CHANGED, listener)
  },
  current: () => sessionStorage.getItem(KEY) ?? "[]",
  atFirst: () => "[]",
}
