/** Stands in for a browser's IndexedDB: the one store that idb-keyval opens, in memory, its values copied as there. */
export const openIndexedDb = () => {
  const rows = new Map<string, unknown>()
  const objectStore = {
    get: (key: string) => requestOf(() => structuredClone(rows.get(key))),
    getAllKeys: () => requestOf(() => [...rows.keys()]),
    getAll: () => requestOf(() => structuredClone([...rows.values()])),
    put: (value: unknown, key: string) => void rows.set(key, structuredClone(value)),
    delete: (key: string) => void rows.delete(key),
    get transaction() {
      return requestOf(() => undefined)
    },
  }
  const database = { transaction: () => ({ objectStore: () => objectStore }) }
  return { open: () => requestOf(() => database) }
}

/** Answered a moment later. A transaction completes where a request succeeds. */
const requestOf = (work: () => unknown) => {
  const request: { result?: unknown; onsuccess?: () => void } = {}
  queueMicrotask(() => {
    request.result = work()
    request.onsuccess?.()
  })
  return request
}
