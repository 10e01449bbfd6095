// The only SQL over what people do not want by mail.
import type { Db } from "../platform/database/database.server.ts"

export const findChoices = (db: Db, accountId: string) =>
  db.selectFrom("notification_choices").select(["topic", "by_mail"]).where("account_id", "=", accountId).execute()

export const keepChoices = (db: Db, account_id: string, choices: { topic: string; by_mail: boolean }[]) =>
  db
    .insertInto("notification_choices")
    .values(choices.map((choice) => ({ account_id, ...choice })))
    .onConflict((conflict) =>
      conflict.columns(["account_id", "topic"]).doUpdateSet(({ ref }) => ({ by_mail: ref("excluded.by_mail") })),
    )
    .execute()

/** Of these people those who do not want letters about it. */
export const findUnwilling = async (db: Db, topic: string, accountIds: string[]) => {
  const rows = await db
    .selectFrom("notification_choices")
    .select("account_id")
    .where("topic", "=", topic)
    .where("by_mail", "=", false)
    .where("account_id", "in", accountIds)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}
