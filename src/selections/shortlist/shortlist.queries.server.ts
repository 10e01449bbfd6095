// The only SQL over shortlists: whom somebody keeps, and the link that shows it to others.
import { sql } from "kysely"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"

interface Entry {
  provider_id: string
  business_name: string
  added_at: string
}

export const listEntries = async (db: Db, actor: Actor) => {
  const { rows } = await sql<Entry>`
    select p.id as provider_id, p.business_name, ${isoInstantMs("k.created_at")} as added_at
    from shortlist_entries k join public_professionals p on p.id = k.professional_id
    where k.customer_id = ${actor.account_id} order by k.created_at desc, k.professional_id`.execute(db)
  return rows
}

/** Of those that are shown: who is away takes nobody's place. */
export const countEntries = async (db: Db, actor: Actor) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shortlist_entries k join public_professionals p on p.id = k.professional_id
    where k.customer_id = ${actor.account_id}`.execute(db)
  return rows[0]!.count
}

/** Those who are there, and are not who asks. */
export const findCandidates = async (db: Db, actor: Actor, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; is_own: boolean; is_shortlisted: boolean }>`
    select p.id, p.account_id = ${actor.account_id} as is_own, exists (
      select from shortlist_entries k where k.customer_id = ${actor.account_id} and k.professional_id = p.id) as is_shortlisted
    from public_professionals p where p.id = any(${ids}::text[])`.execute(db)
  return rows
}

/** In the order of the list, the first as the latest. */
export const insertEntries = (db: Db, actor: Actor, ids: readonly string[], now: Date) =>
  sql`insert into shortlist_entries (customer_id, professional_id, created_at)
    select ${actor.account_id}, n.id, ${now}::timestamptz - n.place * interval '1 millisecond'
    from unnest(${ids}::text[]) with ordinality as n (id, place) join professionals p on p.id = n.id
    on conflict do nothing`.execute(db)

export const deleteEntry = (db: Db, actor: Actor, professionalId: string) =>
  db
    .deleteFrom("shortlist_entries")
    .where("customer_id", "=", actor.account_id)
    .where("professional_id", "=", professionalId)
    .execute()

export const findLink = (db: Db, actor: Actor) =>
  db
    .selectFrom("shortlist_links")
    .select(["token", "created_at"])
    .where("customer_id", "=", actor.account_id)
    .executeTakeFirst()

export const saveLink = (db: Db, actor: Actor, token: string, now: Date) =>
  db
    .insertInto("shortlist_links")
    .values({ customer_id: actor.account_id, token, created_at: now })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet({ token, created_at: now }))
    .execute()

export const deleteLink = (db: Db, actor: Actor) =>
  db.deleteFrom("shortlist_links").where("customer_id", "=", actor.account_id).execute()

/**
 * Whom a link shows, latest first, and nothing of whose list it is; undefined where there is no such link, and while whose it
 * is are suspended or about to go.
 */
export const findShared = async (db: Db, token: string) => {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce((select json_agg(k.professional_id order by k.created_at desc, k.professional_id)
      from shortlist_entries k where k.customer_id = l.customer_id), '[]') as ids
    from shortlist_links l join accounts a on a.id = l.customer_id
    where l.token = ${token} and a.suspended_at is null and a.deletion_due_at is null`.execute(db)
  return rows[0]?.ids
}
