// What is hidden by administrators, and why. The slice of the review or project marks its own row in the same transaction;
// here stands the record, which stays: the reason, the author's one appeal and what came of it.
import type { Ctx } from "../platform/context.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict, notFound } from "../platform/problem.ts"
import * as queries from "./takedown.queries.server.ts"
import type { TakedownKind } from "./takedown.rules.ts"
import { takedownProblems } from "./texts.ts"

export { insertTakedown, markAppealAnswered, markRestored } from "./takedown.queries.server.ts"

const localized = localizerOf(takedownProblems)

interface Appeal {
  kind: TakedownKind
  id: string
  appeal: string
  /** Of the item's slice; undefined where it is gone, and there is nothing left to show again. */
  lock: (db: Db, id: string) => Promise<unknown>
}

/** By the author, once; anybody else's is unknown. */
export const appealTakedown = async (
  { db, actor, clock, language }: Pick<Ctx<"signed_in">, "db" | "actor" | "clock" | "language">,
  { kind, id, appeal, lock }: Appeal,
) => {
  const unknown = () => notFound(localized((t) => t.things[kind]))
  if ((await lock(db, id)) === undefined) throw unknown()
  const item = { kind, id, account_id: actor.account_id }
  if (!(await queries.markAppealed(db, { ...item, appeal, now: clock() }))) {
    const found = await queries.findCurrent(db, item)
    if (!found) throw unknown()
    // The call is repeated because its answer was lost.
    if (found.appeal !== appeal) throw conflict(localized((t) => t.appealed))
  }
  return { message: takedownProblems.in(language).appealSent }
}
