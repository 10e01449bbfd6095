/** The code of the next page, while the router does not know yet that somebody goes there. */
import { useSyncExternalStore } from "react"

let onItsWay = 0
const listeners = new Set<() => void>()

export const setCodeLoading = (change: 1 | -1) => {
  onItsWay += change
  for (const listener of listeners) listener()
}

export const isCodeLoading = () => onItsWay > 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCodeLoading = () => useSyncExternalStore(subscribe, isCodeLoading, () => false)
