// What somebody wrote for the blog, liked and commented. When they go, what was published stays, as by a former member,
// with their names struck out of it and without pictures of theirs; drafts, older versions, addresses with their name in them,
// and their comments go.
import { sql } from "kysely"
import { forgetInNotifications } from "../notifications/notification.personal.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import {
  type KnownPerson,
  mentionsPerson,
  type PersonalData,
  redacted,
  textsOfTable,
} from "../platform/personal-data.server.ts"
import { forgetInMails } from "../platform/platform.personal.server.ts"
import { erasePictures } from "./posts/picture-erasure.server.ts"
import { replaceSlugs } from "./posts/post-address.server.ts"
import { blogPersonalTexts } from "./texts.ts"

const texts = (table: string) => textsOfTable(blogPersonalTexts, table)
const counted = "Counted from readers."
const category = sql`(select c.name from blog_categories c where c.id = r.category_id)`

export const blogData: PersonalData = {
  exports: [
    {
      table: "blog_posts",
      texts: texts("blog_posts"),
      rowsOf: ({ account_id }) => sql`where r.author_account_id = ${account_id} order by r.id desc`,
      extraColumns: () => sql`jsonb_build_object('category', ${category})`,
      excludedColumns: {
        document: "The text is here as HTML.",
        search: "It is made of the text.",
        reading_minutes: "It is counted from the text.",
        view_count: counted,
        like_count: counted,
        comment_count: counted,
        reviewed_by: "Who of us decided.",
      },
    },
    {
      table: "blog_versions",
      texts: texts("blog_versions"),
      rowsOf: ({ account_id }) => sql`join blog_posts p on p.id = r.post_id
        where p.author_account_id = ${account_id} or r.saved_by = ${account_id} order by r.post_id desc, r.version desc`,
      extraColumns: () => sql`jsonb_build_object('category', ${category})`,
      excludedColumns: { saved_by: "The author, or who of us helped.", save_id: "It tells one save from another." },
    },
    {
      table: "blog_likes",
      texts: texts("blog_likes"),
      rowsOf: ({ account_id }) => sql`join blog_posts p on p.id = r.post_id
        where r.account_id = ${account_id} order by r.liked_at desc, r.post_id`,
      extraColumns: () => sql`jsonb_build_object('post', p.title)`,
      excludedColumns: { visitor_hash: "It is made of the account's id." },
    },
    {
      table: "blog_comments",
      texts: texts("blog_comments"),
      rowsOf: ({ account_id }) => sql`join blog_posts p on p.id = r.post_id
        where r.account_id = ${account_id} order by r.id desc`,
      extraColumns: () => sql`jsonb_build_object('post', p.title)`,
      excludedColumns: {
        is_reply: "Whether it answers another one, which stands beside it.",
        parent_is_reply: "A reply is answered by nobody.",
        decided_by: "Who of us decided.",
      },
    },
  ],
  notExported: {
    blog_slugs: "Addresses of posts, which are public.",
    blog_pictures: "The pictures themselves are among the files.",
    blog_views: "Counted without who it was, and gone after a day.",
  },
  erase: async (db, person) => {
    await erasePictures(db, person.account_id)
    await erasePosts(db, person)
    await eraseComments(db, person)
    await forgetTitles(db, person)
    await sql`update blog_likes set account_id = null where account_id = ${person.account_id}`.execute(db)
  },
}

const erasePosts = async (db: Db, person: KnownPerson) => {
  const { account_id } = person
  await sql`delete from blog_posts where author_account_id = ${account_id} and published_version is null`.execute(db)
  await sql`delete from blog_versions v using blog_posts p
    where p.id = v.post_id and p.author_account_id = ${account_id} and v.version <> p.published_version`.execute(db)
  await sql`update blog_posts set version = published_version, submitted_version = null, submitted_at = null,
      scheduled_for = null, review_note = null
    where author_account_id = ${account_id}`.execute(db)
  for (const [table, ofAuthor] of [
    ["blog_posts", sql`t.author_account_id = ${account_id}`],
    ["blog_versions", sql`t.post_id in (select id from blog_posts where author_account_id = ${account_id})`],
  ] as const)
    await sql`update ${sql.table(table)} t set title = ${redacted(sql`t.title`, person)},
        excerpt = ${redacted(sql`t.excerpt`, person)}, featured_alt = ${redacted(sql`t.featured_alt`, person)},
        document = ${redacted(sql`t.document::text`, person)}::jsonb,
        tags = array(select distinct left(${redacted(sql`tag`, person)}, 30) from unnest(t.tags) tag)
        ${table === "blog_posts" ? sql`, html = ${redacted(sql`t.html`, person)}` : sql``}
      where ${ofAuthor} and ${mentionsPerson(sql`concat_ws(' ', t.title, t.excerpt, t.featured_alt, t.document::text, t.tags::text)`, person)}`.execute(
      db,
    )
  const { rows } = await sql<{ id: string }>`
    select id from blog_posts p where author_account_id = ${account_id} and exists (
      select from blog_slugs s where s.post_id = p.id and ${mentionsPerson(sql`replace(s.slug, '-', ' ')`, person)})`.execute(
    db,
  )
  for (const { id } of rows) await replaceSlugs(db, id, id)
  await sql`update blog_posts set review_note = ${redacted(sql`review_note`, person)}
    where review_note is not null and reviewed_by = ${account_id}`.execute(db)
}

/** What was replied to stays as an empty place, so that the replies of others stand. */
const eraseComments = async (db: Db, person: KnownPerson) => {
  const { account_id } = person
  await sql`delete from blog_comments c where c.account_id = ${account_id}
    and not exists (select from blog_comments r where r.parent_id = c.id and r.account_id is distinct from ${account_id})`.execute(
    db,
  )
  await sql`update blog_comments c set content = ${redacted(sql`c.content`, person)}
    where c.account_id is distinct from ${account_id} and (
      exists (select from blog_posts p where p.id = c.post_id and p.author_account_id = ${account_id})
      or exists (select from blog_comments q where q.id = c.parent_id and q.account_id = ${account_id}))
      and ${mentionsPerson(sql`c.content`, person)}`.execute(db)
  await sql`update blog_comments set content = '', status = 'hidden', account_id = null where account_id = ${account_id}`.execute(
    db,
  )
  await sql`update blog_posts p set comment_count = counted.count from (
      select post_id, count(*) filter (where status = 'visible') as count from blog_comments group by post_id) counted
    where counted.post_id = p.id and p.comment_count <> counted.count`.execute(db)
}

/** In what others were told of their comments on posts whose title may have been the name; one that was hidden may be gone. */
const forgetTitles = async (db: Db, person: KnownPerson) => {
  const { rows } = await sql<{ post_id: string; account_id: string }>`
    select c.post_id, c.account_id from blog_comments c join blog_posts p on p.id = c.post_id
    where p.author_account_id = ${person.account_id} and c.account_id is not null
    union select p.id, n.account_id from takedowns d join notifications n on n.account_id = d.author_id
      join blog_posts p on p.id = n.params ->> 'post_id'
    where d.kind = 'comment' and p.author_account_id = ${person.account_id}`.execute(db)
  const values = rows.map(({ post_id }) => post_id)
  for (const forget of [forgetInNotifications, forgetInMails])
    await forget(db, { readers: rows, param: "post_id", values, drop: ["title"] }, person)
}
