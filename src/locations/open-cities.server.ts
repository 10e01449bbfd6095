// The cities in which anything is open, as pages name them: read from rows, so that what an administrator opens or closes is
// said everywhere (docs/decisions/0072). The firm's own city comes first while it is among them.
import { brand } from "../brand.ts"
import { type FrameRowsQuery, frameRows } from "../platform/database/frame-rows.server.ts"
import { listOpenCityNames } from "./location.queries.server.ts"

const knownCities = frameRows(listOpenCityNames)

/** None: nothing is open anywhere. Where rows could never be read, the firm's own city stands for them (specification 1 §8). */
export const openCities = async ({ db, isCached = false }: Pick<FrameRowsQuery, "db"> & Partial<FrameRowsQuery>) =>
  (await knownCities({ db, isCached })) ?? [brand.homeCity]
