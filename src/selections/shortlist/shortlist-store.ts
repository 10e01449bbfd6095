/** Whom a visitor keeps in this browser, latest first, until they sign in. Who is signed in has their list in the account. */
import { isId } from "../../platform/id.rules.ts"
import { storeText } from "../../platform/storage.ts"
import { SHORTLIST_LIMIT } from "./shortlist.rules.ts"

export const SHORTLIST_KEY = "shortlist"

/** Whatever else stands there is nobody. */
export const readStoredShortlist = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? "[]")
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, SHORTLIST_LIMIT) : []
  } catch {
    return []
  }
}

export const storeShortlist = (ids: readonly string[]) => {
  if (ids.length > 0) storeText(SHORTLIST_KEY, JSON.stringify(ids))
  else localStorage.removeItem(SHORTLIST_KEY)
}
