// The SQL of posts that stand on other pages: beside a service what is about it, beside a professional what they wrote.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { joined, type ListedRow, listedColumns } from "./post.queries.server.ts"

/** Documents are not indexed: of older posts the tags alone say what they are about. */
const NEWEST_LOOKED_INTO = 200

interface Topic {
  service: string
  tags: readonly string[]
}

/** Those with one of the tags first, then those of the newest in which the service has a live part. */
export const readPostsAbout = async (db: Db, { service, tags }: Topic, count: number) => {
  const live = JSON.stringify({ content: [{ type: "live", attrs: { service } }] })
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from (
      select n.id, max(n.closeness) as closeness from (
        (select c.id, 2 as closeness from blog_posts c where c.status = 'published' and c.tags && ${[...tags]}::text[]
          order by c.published_at desc, c.id desc limit ${count})
        union all
        (select l.id, 1 from (select c.id, c.document, c.published_at from blog_posts c where c.status = 'published'
            order by c.published_at desc, c.id desc limit ${NEWEST_LOOKED_INTO}) l
          where l.document @> ${live}::jsonb order by l.published_at desc, l.id desc limit ${count})
      ) n group by n.id
    ) near join blog_posts p on p.id = near.id ${joined}
    order by near.closeness desc, p.published_at desc, p.id desc limit ${count}`.execute(db)
  return rows
}

export const readPostsOf = async (db: Db, providerId: string, count: number) => {
  const { rows } = await sql<ListedRow>`
    select ${listedColumns} from blog_posts p ${joined} where p.provider_id = ${providerId} and p.status = 'published'
    order by p.published_at desc, p.id desc limit ${count}`.execute(db)
  return rows
}
