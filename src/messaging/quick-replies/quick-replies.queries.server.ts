import type { Db } from "../../platform/database/database.server.ts"

export const listQuickReplies = async (db: Db, professionalId: string) =>
  (
    await db
      .selectFrom("quick_replies")
      .select("content")
      .where("professional_id", "=", professionalId)
      .orderBy("position")
      .execute()
  ).map(({ content }) => content)

export const replaceQuickReplies = async (db: Db, professional_id: string, texts: readonly string[]) => {
  await db.deleteFrom("quick_replies").where("professional_id", "=", professional_id).execute()
  const rows = texts.map((content, index) => ({ professional_id, position: index + 1, content }))
  if (rows.length > 0) await db.insertInto("quick_replies").values(rows).execute()
}
