// Parts of statements about messages, m where no other name is given: who may see one, and since when.
import { sql } from "kysely"
import type { Actor } from "../platform/actor.ts"

/** Both sides may have it. What is held is its sender's alone, and stays so where it was refused. */
export const deliveredMessage = (message = "m") => sql<boolean>`${sql.ref(`${message}.held_at`)} is null`

/** What this person may see of conversations of theirs. */
export const visibleMessage = ({ account_id }: Pick<Actor, "account_id">, message = "m") =>
  sql<boolean>`(${deliveredMessage(message)} or ${sql.ref(`${message}.sender_id`)} = ${account_id})`

/** Held, and not decided yet. */
export const waitingMessage = (message = "m") =>
  sql<boolean>`(not ${deliveredMessage(message)} and ${sql.ref(`${message}.refused_at`)} is null)`

/** When the other side got it: one that was held stands where it was delivered. */
export const sentAt = sql<Date>`coalesce(m.delivered_at, m.created_at)`
