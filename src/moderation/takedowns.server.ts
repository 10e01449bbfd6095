// What is hidden by administrators, and why. The slice of the review or project marks its own row in the same transaction;
// here stands the record, which stays: the reason, the author's one appeal and what came of it.
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict, notFound } from "../platform/problem.ts"
import * as queries from "./takedown.queries.server.ts"
import type { TakedownKind } from "./takedown.rules.ts"
import { takedownProblems } from "./texts.ts"

export { insertTakedown, markAppealAnswered, markRestored } from "./takedown.queries.server.ts"

const localized = localizerOf(takedownProblems)

export interface Appealed {
  kind: TakedownKind
  id: string
}

/** By the author, once; anybody else's is unknown. */
export const appealTakedown = async (
  db: Db,
  { account_id }: Pick<Actor, "account_id">,
  item: Appealed,
  { appeal, now }: { appeal: string; now: Date },
) => {
  if (await queries.markAppealed(db, { ...item, account_id, appeal, now })) return
  const found = await queries.findCurrent(db, { ...item, account_id })
  if (!found) throw notFound(localized((t) => t.things[item.kind]))
  // The call is repeated because its answer was lost.
  if (found.appeal !== appeal) throw conflict(localized((t) => t.appealed))
}
