// What rows are called that the record names by their ids, over the tables of all slices.
import { sql } from "kysely"
import { type Named, placeKey, type References } from "../../accounts/audit/audit-references.rules.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { tableOf } from "../../platform/database/statement-parts.server.ts"

export interface NamedRow extends Named {
  /** The id; of a place beside its kind. */
  id: string
}

const pairOf = sql`concat_ws(' – ', nullif(c.full_name, ''), nullif(p.business_name, ''))`

/** Whoever is asked about has at most one of them: no two rows have the same id. */
const listRows = async (db: Db, ids: readonly string[]) => {
  const any = sql`any(${[...ids]}::text[])`
  const { rows } = await sql<NamedRow>`
    select id, 'person' as kind, full_name as name, null as shown_with from accounts where id = ${any}
    union all select p.id, 'professional', coalesce(nullif(p.business_name, ''), a.full_name), p.account_id
      from professionals p join accounts a on a.id = p.account_id where p.id = ${any}
    union all select w.id, 'paper', coalesce(nullif(p.business_name, ''), a.full_name), p.account_id
      from professional_papers w join professionals p on p.id = w.professional_id join accounts a on a.id = p.account_id
      where w.id = ${any}
    union all select id, 'submission', reference, null from submissions where id = ${any}
    union all select id, 'grievance', ticket, null from grievances where id = ${any}
    union all select id, 'post', title, null from blog_posts where id = ${any}
    union all select m.id, 'comment', q.title, q.id from blog_comments m join blog_posts q on q.id = m.post_id
      where m.id = ${any}
    union all select r.id, 'review', ${pairOf}, null from reviews r join accounts c on c.id = r.customer_id
      join professionals p on p.id = r.professional_id where r.id = ${any}
    union all select id, 'project', title, null from portfolio_projects where id = ${any}
    union all select i.id, 'invitation', coalesce(nullif(a.full_name, ''), i.email), i.account_id
      from admin_invitations i left join accounts a on a.id = i.account_id where i.id = ${any}
    union all select m.id, 'message', s.full_name, null from messages m join accounts s on s.id = m.sender_id
      where m.id = ${any}
    union all select v.id, 'conversation', ${pairOf}, null from conversations v join accounts c on c.id = v.customer_id
      join professionals p on p.id = v.professional_id where v.id = ${any}`.execute(db)
  return rows
}

const listPlaces = async (db: Db, places: References["places"]) => {
  const { rows } = await sql<Omit<NamedRow, "id"> & { id: number }>`
    select n.id, n.kind, coalesce(k.name, s.name, c.name, l.name) as name, l.city_id::text as shown_with
    from ${tableOf("n (kind text, id int)", places)}
    left join countries k on n.kind = 'country' and k.id = n.id left join states s on n.kind = 'state' and s.id = n.id
    left join cities c on n.kind = 'city' and c.id = n.id left join localities l on n.kind = 'locality' and l.id = n.id
    where coalesce(k.id, s.id, c.id, l.id) is not null`.execute(db)
  return rows.map(
    ({ id, ...row }): NamedRow => ({ ...row, id: placeKey(row.kind as References["places"][number]["kind"], id) }),
  )
}

/** Those that are still there. */
export const listNamedRows = async (db: Db, { ids, places }: References): Promise<NamedRow[]> => [
  ...(ids.length > 0 ? await listRows(db, ids) : []),
  ...(places.length > 0 ? await listPlaces(db, places) : []),
]
