// The demo's posts, from Markdown with a head of their own (db/demo/blog/*.md), each by a professional of the demo.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { documentFromMarkdown } from "../../src/blog/document/document-markdown.server.ts"
import { beginPost, takeChosenSlug } from "../../src/blog/posts/post-saving.server.ts"
import { markPublished } from "../../src/blog/posts/post-writes.queries.server.ts"
import type { Actor } from "../../src/platform/actor.ts"
import type { Db } from "../../src/platform/database/database.server.ts"

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

export const loadBlog = async (db: Db) => {
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
      tags: field("tags")
        .split(",")
        .map((tag) => tag.trim().toLowerCase()),
      ...{ featured_image: field("featured"), featured_alt: field("featured_alt") },
    })
    await takeChosenSlug(writer, id, field("slug"))
    await markPublished(db, id, published)
  }
}

const findAuthor = async (db: Db, name: string) => {
  const found = db
    .selectFrom("accounts as a")
    .innerJoin("professionals as p", "p.account_id", "a.id")
    .select(["a.id as account_id", "p.id as professional_id"])
    .where("a.full_name", "=", name)
  return found.executeTakeFirstOrThrow()
}
