/** What a browser's storage does to a page where it is forbidden or full, run in the page before anything else. */
import type { BrowserContext } from "@playwright/test"

export const storages = ["whole", "forbidden", "full", "fills up"] as const
export type Storage = (typeof storages)[number]

export const spoilStorage = (context: BrowserContext, storage: Storage) => context.addInitScript(spoil, storage)

const spoil = (storage: Storage) => {
  if (storage === "forbidden") {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError")
    }
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { configurable: true, get })
    Object.defineProperty(IDBFactory.prototype, "open", { value: get })
  }
  if (storage !== "full" && storage !== "fills up") return
  let room = storage === "full" ? 0 : 1
  const { put } = IDBObjectStore.prototype
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
  }
  IDBObjectStore.prototype.put = function (...what) {
    return room-- > 0 ? put.apply(this, what) : refuse()
  }
  // The mark has room wherever what it marks has.
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    if (key !== "unsent" || storage === "full") refuse()
    setItem.call(this, key, value)
  }
}
