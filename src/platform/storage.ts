/**
 * What a page keeps in the browser. Where the browser forbids it, reading throws; where it is full, writing does. Nobody is to
 * be kept out by that.
 */
type WhereFull = (key: string, text: string, storage: Storage) => void
/** Where nobody comes in the page goes on without it: what it would write, the next page asks the server for. */
let whereFull: WhereFull | undefined

/** Everything that is written goes by here; it is read, removed and cleared as ever. */
export const storeText = (key: string, text: string, storage = localStorage) => {
  try {
    storage.setItem(key, text)
  } catch {
    whereFull?.(key, text, storage)
  }
}

export const onFullStorage = (act: WhereFull) => {
  whereFull = act
}
