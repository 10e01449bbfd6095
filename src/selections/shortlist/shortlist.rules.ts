import { isId } from "../../platform/id.rules.ts"

/** So many stand on one list: more than anybody compares, and a page that loads at once. */
export const SHORTLIST_LIMIT = 50

/** Ids as they stand in an address, each once. */
export const readIds = (params: URLSearchParams) =>
  [...new Set(params.getAll("ids").flatMap((ids) => ids.split(",")))].filter(isId).slice(0, SHORTLIST_LIMIT)

/** Ids need no encoding, and a comma reads better without. */
export const shortlistAddress = (ids: readonly string[]) =>
  ids.length > 0 ? `/shortlist?ids=${ids.join(",")}` : "/shortlist"
