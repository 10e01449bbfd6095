// Parts of statements about messages, m where no other name is given: who may see one, and since when.
import { sql } from "kysely"
import type { Actor } from "../platform/actor.ts"

/** Both sides may have it. What is held is its sender's alone, and stays so where it was refused. */
export const deliveredMessage = (message = "m") => sql<boolean>`${sql.ref(`${message}.held_at`)} is null`

/** What this person may see of conversations of theirs. */
export const visibleMessage = ({ account_id }: Pick<Actor, "account_id">, message = "m") =>
  sql<boolean>`(${deliveredMessage(message)} or ${sql.ref(`${message}.sender_id`)} = ${account_id})`

/** What of these this person may read: of one that was hidden by moderation the other side sees only that it was. */
export const readableMessage = ({ account_id }: Pick<Actor, "account_id">, message = "m") =>
  sql<boolean>`(${sql.ref(`${message}.hidden_at`)} is null or ${sql.ref(`${message}.sender_id`)} = ${account_id})`

/** Administrators read it: one of the two reported it, or it is hidden already. */
export const reportedMessage = (message = "m") => sql<boolean>`(${deliveredMessage(message)}
  and (${sql.ref(`${message}.hidden_at`)} is not null
    or exists (select from grievances g where g.reported_id = ${sql.ref(`${message}.id`)})))`

/** Held, and not decided yet. */
export const waitingMessage = (message = "m") =>
  sql<boolean>`(not ${deliveredMessage(message)} and ${sql.ref(`${message}.refused_at`)} is null)`

/** When the other side got it: one that was held stands where it was delivered. */
export const sentAt = sql<Date>`coalesce(m.delivered_at, m.created_at)`
