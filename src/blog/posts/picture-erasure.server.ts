// Of who goes their files go, too, so no post shows them any more, whoever wrote it.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { fileIdOf } from "../document/addresses.ts"
import { htmlOf } from "../document/document-html.server.ts"
import type { Document } from "../document/nodes.ts"
import { withoutPictures } from "../document/without-pictures.server.ts"

interface Text {
  document: Document
  featured_image: string | null
}

export const erasePictures = async (db: Db, accountId: string) => {
  const ofTheirs = sql`from blog_pictures i join files f on f.id = i.file_id where f.account_id = ${accountId}`
  // First alone: what is read after it has what a colleague has saved while this one waited, and nobody saves meanwhile.
  const posts = await sql<{ id: string }>`
    select p.id from blog_posts p where p.id in (select i.post_id ${ofTheirs}) order by p.id
    for no key update`.execute(db)
  const { rows } = await sql<{ file_id: string }>`select distinct i.file_id ${ofTheirs}`.execute(db)
  const gone = new Set(rows.map(({ file_id }) => file_id))
  for (const { id } of posts.rows) await takeOut(db, id, gone)
  if (gone.size > 0)
    await db
      .deleteFrom("blog_pictures")
      .where("file_id", "in", [...gone])
      .execute()
}

const takeOut = async (db: Db, postId: string, gone: ReadonlySet<string>) => {
  const without = ({ document, featured_image }: Text) => {
    const isGone = featured_image !== null && gone.has(fileIdOf(featured_image) ?? "")
    const left = withoutPictures(document, (id) => gone.has(id))
    return {
      left,
      changed: { document: JSON.stringify(left), ...(isGone && { featured_image: null, featured_alt: "" }) },
    }
  }
  const columns = ["document", "featured_image"] as const
  const post = db.selectFrom("blog_posts").select(columns).where("id", "=", postId).$castTo<Text>()
  const { left, changed } = without(await post.executeTakeFirstOrThrow())
  await db
    .updateTable("blog_posts")
    .set({ ...changed, html: htmlOf(left) })
    .where("id", "=", postId)
    .execute()
  const versions = db
    .selectFrom("blog_versions")
    .select(["version", ...columns])
    .where("post_id", "=", postId)
    .$castTo<Text & { version: number }>()
  for (const { version, ...text } of await versions.execute())
    await db
      .updateTable("blog_versions")
      .set(without(text).changed)
      .where("post_id", "=", postId)
      .where("version", "=", version)
      .execute()
}
