/**
 * The application goes on where the browser's storage is full: memory holds what has no room, until the page is left, and a
 * session comes back by its cookie. What other tabs write is seen all the same.
 */

import { onFullStorage } from "./storage.ts"
import { transientStorage } from "./transient-storage.ts"

/** Where somebody comes in or is at home; other pages are near the bound of their scripts. */
export const keepInMemoryWhenFull = () =>
  onFullStorage((key, text, own) => {
    const name = own === sessionStorage ? "sessionStorage" : "localStorage"
    const value = besideMemory(own)
    value.setItem(key, text)
    Object.defineProperty(globalThis, name, { configurable: true, value })
  })

const besideMemory = (own: Storage) => {
  const rest = transientStorage()
  const both = {
    getItem: (key: string) => rest.getItem(key) ?? own.getItem(key),
    setItem: (key: string, text: string) => {
      // What was there before is not to be taken for what has no room.
      both.removeItem(key)
      try {
        own.setItem(key, text)
      } catch {
        rest.setItem(key, text)
      }
    },
    removeItem: (key: string) => {
      rest.removeItem(key)
      own.removeItem(key)
    },
    clear: () => {
      rest.clear()
      own.clear()
    },
  }
  // The names that stand in a storage are properties of it; those in memory go with the page.
  return new Proxy(both, {
    ownKeys: () => Object.keys(own),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}
