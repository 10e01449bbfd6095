// Taking access away and giving it back, and what administrators may do. Who decides it is the desk (src/desk/people/).
import type { DeskRole } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { endOtherSessions } from "../session/session.server.ts"
import * as queries from "./suspension.queries.server.ts"

export type { LockedPerson } from "./suspension.queries.server.ts"

/** Undefined where nobody has that id; with how many owners there are beside them. */
export const lockPerson = (db: Db, id: string) => queries.lockPerson(db, id)

/** Every session ends with it. */
export const suspendAccount = async (db: Db, id: string, now: Date) => {
  await queries.setSuspended(db, id, now, now)
  await endOtherSessions(db, id, null, now)
}

export const restoreAccount = (db: Db, id: string, now: Date) => queries.setSuspended(db, id, null, now)

/** Sessions that were opened with other rights end. */
export const changeDeskRole = async (db: Db, id: string, role: DeskRole | null, now: Date) => {
  await queries.setDeskRole(db, id, role, now)
  await endOtherSessions(db, id, null, now)
}
