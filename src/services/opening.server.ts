// A kind of service is opened in a city, and closed again. One at a time over the whole catalogue, so that each act sees what
// the others have left open; what may never be open the table refuses (advocates_are_not_opened).
import type { Db } from "../platform/database/database.server.ts"
import {
  deleteOpening,
  findOpeningState,
  insertOpening,
  lockServiceTypes,
  type Opening,
} from "./service.queries.server.ts"

/** How the kind stands now, and how many kinds are open at all; nobody else opens or closes until the transaction ends. */
export const lockOpening = async (db: Db, opening: Opening) => {
  await lockServiceTypes(db)
  return findOpeningState(db, opening)
}

export const openService = (db: Db, opening: Opening) => insertOpening(db, opening)
export const closeService = (db: Db, opening: Opening) => deleteOpening(db, opening)
