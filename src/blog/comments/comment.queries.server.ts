// The SQL of comments. A post's count of them changes with the row that changes it, by one, in the same transaction.
import { sql } from "kysely"
import { reportsOf } from "../../enquiries/grievance/reported/reports.server.ts"
import { takedownOf } from "../../moderation/takedown-parts.server.ts"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import type { Side } from "../../platform/sides.rules.ts"
import type { CommentState, DeskCommentList } from "./comment.rules.ts"
import type { BlogComment, HeldComment, OwnComment } from "./comment.schema.ts"
import { reportedComment } from "./comment-conditions.server.ts"

const MOST = 500

/** What is hidden and was replied to is an empty place. */
export const listVisible = async (db: Db, postId: string) => {
  const { rows } = await sql<BlogComment>`
    select c.id, c.parent_id, case when c.status = 'visible' then c.content else '' end as content,
      case when c.status = 'visible' then nullif(a.full_name, '') end as author_name,
      c.status = 'visible' and c.account_id is not distinct from p.author_account_id and c.account_id is not null as is_author,
      ${isoInstantMs("c.created_at")} as created_at
    from blog_comments c join blog_posts p on p.id = c.post_id
      left join blog_comments q on q.id = c.parent_id left join accounts a on a.id = c.account_id
    where c.post_id = ${postId} and p.status = 'published' and (c.status = 'visible' or exists (
      select from blog_comments r where r.parent_id = c.id and r.status = 'visible'))
    order by coalesce(q.created_at, c.created_at), coalesce(q.id, c.id), c.parent_id nulls first, c.created_at, c.id
    limit ${MOST}`.execute(db)
  return rows
}

const ownColumns = sql`c.id, c.content, c.status, ${isoInstantMs("c.created_at")} as created_at,
  ${takedownOf("comment", "c.id")} as takedown`

export const listOwn = async (db: Db, postId: string, accountId: string) => {
  const { rows } = await sql<OwnComment>`
    select ${ownColumns} from blog_comments c
    where c.post_id = ${postId} and c.account_id = ${accountId} and c.content <> ''
    order by c.created_at desc, c.id desc limit ${MOST}`.execute(db)
  return rows
}

export const isPublished = async (db: Db, postId: string) => {
  const { rows } = await sql`select from blog_posts where id = ${postId} and status = 'published'`.execute(db)
  return rows.length > 0
}

/** Something of theirs was read and is shown. */
export const isTrusted = async (db: Db, accountId: string) => {
  const { rows } =
    await sql`select from blog_comments where account_id = ${accountId} and status = 'visible' limit 1`.execute(db)
  return rows.length > 0
}

/** The comment that a reply belongs to; a reply to a reply belongs to what that one replies to. It stays until the reply is there. */
export const findParent = async (db: Db, postId: string, id: string) => {
  const { rows } = await sql<{ id: string }>`
    select coalesce(c.parent_id, c.id) as id from blog_comments c
    where c.id = ${id} and c.post_id = ${postId} and c.status = 'visible' for key share`.execute(db)
  return rows[0]?.id
}

interface NewComment {
  id: string
  post_id: string
  parent_id: string | null
  account_id: string
  content: string
  status: CommentState
  created_at: Date
}

export const insertComment = async (db: Db, comment: NewComment) => {
  await db.insertInto("blog_comments").values(comment).execute()
  if (comment.status === "visible") await count(db, comment.post_id, 1)
}

/** A count that is too low refuses no removal. */
const count = async (db: Db, postId: string, by: 1 | -1) => {
  await sql`update blog_posts set comment_count = greatest(comment_count + ${by}::int, 0) where id = ${postId}`.execute(
    db,
  )
}

interface LockedComment {
  id: string
  post_id: string
  status: CommentState
  content: string
  has_replies: boolean
}

export const lockOwn = async (db: Db, id: string, accountId: string) => {
  const isTheirs = sql`c.id = ${id} and c.account_id = ${accountId} and c.content <> ''`
  // First alone: the statement after it sees the reply that somebody added while this one waited, and which would go with it.
  await sql`select from blog_comments c where ${isTheirs} for update`.execute(db)
  const { rows } = await sql<LockedComment>`
    select c.id, c.post_id, c.status, c.content, exists (select from blog_comments r where r.parent_id = c.id) as has_replies
    from blog_comments c where ${isTheirs}`.execute(db)
  return rows[0]
}

export const deleteComment = async (db: Db, { id, post_id, status, has_replies }: LockedComment) => {
  if (has_replies) await sql`update blog_comments set content = '', status = 'hidden' where id = ${id}`.execute(db)
  else await sql`delete from blog_comments where id = ${id}`.execute(db)
  if (status === "visible") await count(db, post_id, -1)
}

interface Page {
  show: DeskCommentList
  limit: number
  cursor?: string | undefined
}

export const listForDesk = async (db: Db, { show, limit, cursor }: Page) => {
  const isQueue = show === "held" || show === "reported"
  const order = isQueue ? sql`asc` : sql`desc`
  const after = isQueue ? sql`c.id > ${cursor}` : sql`c.id < ${cursor}`
  const condition = show === "reported" ? reportedComment : sql`c.status = ${show}`
  const { rows } = await sql<HeldComment>`
    select ${ownColumns}, c.account_id as author_id, nullif(a.full_name, '') as author_name, p.title as post_title,
      p.slug as post_slug, (select q.content from blog_comments q where q.id = c.parent_id) as parent_content,
      ${reportsOf("c.id")} as reports
    from blog_comments c join blog_posts p on p.id = c.post_id join accounts a on a.id = c.account_id
    where ${condition} and c.content <> '' and ${cursor === undefined ? sql`true` : after}
    order by c.id ${order} limit ${limit + 1}`.execute(db)
  return rows
}

export interface DecidedComment extends LockedComment {
  post_title: string
  post_slug: string
  author: Party
  side: Side
  /** Hidden with a reason, which its author may have appealed. */
  is_taken_down: boolean
}

export const lockComment = async (db: Db, id: string) => {
  // First alone: the statement after it sees what somebody decided while this one waited.
  await sql`select from blog_comments where id = ${id} for no key update`.execute(db)
  const { rows } = await sql<DecidedComment>`
    select c.id, c.post_id, c.status, c.content, false as has_replies, p.title as post_title, p.slug as post_slug,
      exists (select from takedowns d where d.kind = 'comment' and d.item_id = c.id and d.restored_at is null) as is_taken_down,
      ${partyOf("a", "a.full_name")} as author, case when a.is_professional then 'professional' else 'customer' end as side
    from blog_comments c join blog_posts p on p.id = c.post_id join accounts a on a.id = c.account_id
    where c.id = ${id} and c.content <> ''`.execute(db)
  return rows[0]
}

interface Decision {
  status: "visible" | "hidden"
  by: string
  now: Date
}

export const markDecided = async (db: Db, comment: DecidedComment, { status, by, now }: Decision) => {
  await sql`update blog_comments set decided_by = ${by}, decided_at = ${now} where id = ${comment.id}`.execute(db)
  await setShown(db, comment, status)
}

/** Its row must be locked. */
export const setShown = async (db: Db, comment: DecidedComment, status: Decision["status"]) => {
  if (comment.status === status) return
  await sql`update blog_comments set status = ${status} where id = ${comment.id}`.execute(db)
  if (status === "visible") await count(db, comment.post_id, 1)
  else if (comment.status === "visible") await count(db, comment.post_id, -1)
}
