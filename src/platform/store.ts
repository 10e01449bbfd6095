/** A value outside of React that components read by useSyncExternalStore. */
export interface Store<Value> {
  current: () => Value
  subscribe: (listener: () => void) => () => void
}

export const createStore = <Value>(start: Value): Store<Value> & { set: (next: Value) => void } => {
  let value = start
  const listeners = new Set<() => void>()
  return {
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
  }
}
