/** Writes to the browser's storage, which throw where it is full; the page must work nevertheless. */
type WhereFull = (key: string, text: string, storage: Storage) => void
/** Set on pages for signing in and in signed-in areas (full-storage.ts); other pages go on without what is not stored. */
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
