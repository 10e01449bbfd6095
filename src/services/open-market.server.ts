// What is open, as pages name it: read from rows, so that what an administrator opens or closes is said everywhere
// (docs/decisions/0072). The firm's own city comes first while it is among them.
import { brand } from "../brand.ts"
import { type FrameRowsQuery, frameRows } from "../platform/database/frame-rows.server.ts"
import type { Market } from "../platform/language/market.ts"
import { readOpenMarket } from "./service.queries.server.ts"

const knownMarket = frameRows(readOpenMarket)

/** Of no cities: nothing is open anywhere. Where rows could never be read, the firm's own city stands for them (specification 1 §8). */
export const openMarket = async ({
  db,
  isCached = false,
}: Pick<FrameRowsQuery, "db"> & Partial<FrameRowsQuery>): Promise<Market> =>
  (await knownMarket({ db, isCached })) ?? { cities: [brand.homeCity], services: [] }
