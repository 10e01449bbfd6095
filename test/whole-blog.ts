/** The blog's part of the whole person: posts in every state, liked and commented by them and by somebody else. */
import { sql } from "kysely"
import { contentHidden } from "../src/moderation/takedown.notifications.server.ts"
import { notify } from "../src/notifications/notify.server.ts"
import { newId } from "../src/platform/id.ts"
import type { TestApp } from "./app.ts"
import type { Person } from "./people.ts"

interface Writer extends Person {
  professional_id: string
}

const documentOf = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
})

/** A draft that waits in its second version, one that is scheduled, and one that is published and was looked at. */
export const writesForTheBlog = async (t: TestApp, writer: Writer, reader: Person) => {
  const { account_id, full_name: name } = writer
  const at = t.clock.now
  const waits = { status: "in_review", submitted_version: 1, submitted_at: at }
  const soon = { status: "scheduled", scheduled_for: at }
  const published = {
    ...{ status: "published", published_version: 1, published_at: at },
    ...{ reviewed_by: account_id, reviewed_at: at, review_note: `Thank you, ${name}` },
  }
  for (const state of [waits, soon, published]) {
    const id = newId()
    const slug = `house-of-${name.toLowerCase().replaceAll(" ", "-")}-${state.status.replace("_", "-")}`
    const text = `${name} builds with stone`
    const whole = {
      ...{ title: `House of ${name}`, excerpt: `How ${name} built it`, document: JSON.stringify(documentOf(text)) },
      ...{ category_id: 3, tags: sql<string[]>`array['stone', ${name}]` },
      ...{ featured_image: "/drawings/blog/stone.svg", featured_alt: `House of ${name}` },
    }
    await t.db.transaction().execute(async (db) => {
      const post = { ...whole, ...state, id, slug, html: `<p>${text}</p>`, author_account_id: account_id }
      await db
        .insertInto("blog_posts")
        .values({ ...post, provider_id: writer.professional_id })
        .execute()
      await db.insertInto("blog_slugs").values({ slug, post_id: id }).execute()
      const version = { ...whole, post_id: id, version: 1, saved_at: at, sent_at: at, saved_by: account_id }
      await db.insertInto("blog_versions").values(version).execute()
    })
    if (state === published) await commentOn(t, id, writer, reader)
  }
}

const commentOn = async (t: TestApp, post_id: string, writer: Person, reader: Person) => {
  const comment = async (by: Person, content: string, parent_id: string | null = null) => {
    const id = newId()
    const decided = { decided_at: t.clock.now, decided_by: reader.account_id }
    await t.db
      .insertInto("blog_comments")
      .values({ id, post_id, parent_id, account_id: by.account_id, content, ...decided })
      .execute()
    return id
  }
  const asked = await comment(writer, `I am ${writer.full_name}, ask me`)
  await comment(reader, `Thank you, ${writer.full_name}`, asked)
  const other = await comment(reader, "How much stone?")
  const hidden = {
    item: "comment" as const,
    item_id: other,
    path: "/blog",
    post_id,
    title: `House of ${writer.full_name}`,
  }
  const told = { ...reader, side: "customer" as const, language: "en" as const }
  await notify(t.db, contentHidden, { ...hidden, reason: "Too short" }, [told], t.clock.now)
  await comment(writer, `Much, says ${writer.full_name}`, other)
  const like = { post_id, visitor_hash: Buffer.from(newId()), account_id: writer.account_id }
  await t.db.insertInto("blog_likes").values(like).execute()
}
