/** Stands in for storage that a browser forbids, or that is full, until the page is left. */
export const transientStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  }
}
