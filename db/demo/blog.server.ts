// The demo's posts, from Markdown with a head of their own (db/demo/blog/*.md), each by a professional of the demo.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { documentFromMarkdown } from "../../src/blog/document/document-markdown.server.ts"
import { beginPost, takeChosenSlug } from "../../src/blog/posts/post-saving.server.ts"
import { tagsFrom } from "../../src/blog/posts/tags.rules.ts"
import { markPublished } from "../../src/blog/writing/writing.queries.server.ts"
import type { Actor } from "../../src/platform/actor.ts"
import type { Db } from "../../src/platform/database/database.server.ts"
import { DAY_MS } from "../../src/platform/days.ts"
import { newId } from "../../src/platform/id.ts"
import { readers } from "./blog-readers.ts"

const FOLDER = "db/demo/blog"

/** "key: value" lines between two lines of dashes, and the text below them. */
const readPost = (file: string) => {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(FOLDER, file), "utf8")) ?? []
  if (head === undefined || text === undefined) throw new Error(`${file} has no head.`)
  const fields = Object.fromEntries(
    head.split("\n").map((line) => {
      const at = line.indexOf(":")
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
  const field = (name: string) => {
    if (!fields[name]) throw new Error(`${file} does not name its ${name}.`)
    return fields[name]
  }
  return { field, document: documentFromMarkdown(text) }
}

export const loadBlog = async (db: Db, now: Date) => {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".md")) : []
  for (const file of files) {
    const { field, document } = readPost(file)
    const author = await findAuthor(db, field("author"))
    const published = new Date(`${field("published")}T04:30:00Z`)
    const writer = { db, actor: author as Actor, clock: () => published }
    const category = db.selectFrom("blog_categories").select("id").where("slug", "=", field("category"))
    const id = await beginPost(writer, {
      ...{ title: field("title"), excerpt: field("excerpt"), document },
      category_id: (await category.executeTakeFirstOrThrow()).id,
      tags: tagsFrom(field("tags")),
      ...{ featured_image: field("featured"), featured_alt: field("featured_alt") },
    })
    await takeChosenSlug(writer, id, field("slug"))
    await markPublished(db, id, { version: 1, now: published })
    await addReaders(db, { id, slug: field("slug"), published, author: author.account_id }, now)
  }
}

interface ReadPost {
  id: string
  slug: string
  published: Date
  author: string
}

/** Likes are rows, one of each reader, so that the count says what they come to. */
const addReaders = async (db: Db, { id: post_id, slug, published, author }: ReadPost, now: Date) => {
  const { views, likes, comments } = readers[slug]!
  const days = Math.max(1, Math.floor((now.getTime() - published.getTime()) / DAY_MS))
  await sql`insert into blog_likes (post_id, visitor_hash, liked_at)
    select ${post_id}, sha256(convert_to(${`${slug} `} || n, 'UTF8')), ${published}::timestamptz + interval '1 hour' * (n * 24 * ${days}::int / ${likes}::int)
    from generate_series(0, ${likes - 1}::int) n`.execute(db)
  let shown = 0
  const say = async (name: string, content: string, created_at: Date, parent_id: string | null = null) => {
    const id = newId()
    const account_id = name === author ? author : await findReader(db, name)
    const decided = { status: "visible", decided_at: created_at }
    await db
      .insertInto("blog_comments")
      .values({ id, post_id, parent_id, account_id, content, created_at, ...decided })
      .execute()
    shown += 1
    return id
  }
  for (const { by, day, text, answer } of comments) {
    const at = new Date(published.getTime() + day * DAY_MS + 7 * HOUR_MS)
    const answered = new Date(at.getTime() + 21 * HOUR_MS)
    if (answered > now) continue
    const id = await say(by, text, at)
    if (answer) await say(author, answer, answered, id)
  }
  await sql`update blog_posts set view_count = ${views}, like_count = ${likes}, comment_count = ${shown}
    where id = ${post_id}`.execute(db)
}

const HOUR_MS = DAY_MS / 24

const findReader = async (db: Db, name: string) =>
  (await db.selectFrom("accounts").select("id").where("full_name", "=", name).executeTakeFirstOrThrow()).id

const findAuthor = async (db: Db, name: string) => {
  const found = db
    .selectFrom("accounts as a")
    .innerJoin("professionals as p", "p.account_id", "a.id")
    .select(["a.id as account_id", "p.id as professional_id"])
    .where("a.full_name", "=", name)
  return found.executeTakeFirstOrThrow()
}
