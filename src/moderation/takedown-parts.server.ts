// Parts of statements about what is hidden.
import { sql } from "kysely"
import { isoInstantMs } from "../platform/database/statement-parts.server.ts"
import type { TakedownKind } from "./takedown.rules.ts"
import type { Takedown } from "./takedown.schema.ts"

/** What the author of an item reads of it; null where it is not hidden. @param id the column of the item's id */
export const takedownOf = (kind: TakedownKind, id: string) => sql<Takedown | null>`(
  select json_build_object('reason', d.reason, 'hidden_at', ${isoInstantMs("d.hidden_at")}, 'appeal', d.appeal,
    'appealed_at', ${isoInstantMs("d.appealed_at")}, 'appeal_answer', d.appeal_answer)
  from takedowns d where d.kind = ${sql.lit(kind)} and d.item_id = ${sql.ref(id)} and d.restored_at is null)`

/** An author has written why, and nobody has answered. Of a row of takedowns. */
export const waitingAppeal = (takedown = "d") => sql<boolean>`(${sql.ref(`${takedown}.restored_at`)} is null
  and ${sql.ref(`${takedown}.appealed_at`)} is not null and ${sql.ref(`${takedown}.appeal_answered_at`)} is null)`
