import type { Db } from "../src/platform/database/database.server.ts"
import { type SearchPage, searchServices } from "../src/search/search.contract.ts"
import { searchForServices } from "../src/search/search.server.ts"

/** A visitor's search, by the parameters of an address. */
export const searchIn = (db: Db, params: Record<string, string>, now = new Date()): Promise<SearchPage> =>
  searchForServices(
    {
      db,
      actor: null,
      clock: () => now,
      language: "en" as const,
      requestId: "test",
      network: "test",
      publicUrl: "http://test",
    },
    searchServices.input.parse(params),
  )
