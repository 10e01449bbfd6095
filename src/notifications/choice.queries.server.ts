// The only SQL over what people do not want by mail.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"

export const findChoices = (db: Db, accountId: string) =>
  db.selectFrom("notification_choices").select(["topic", "by_mail"]).where("account_id", "=", accountId).execute()

export const saveChoices = (db: Db, account_id: string, choices: { topic: string; by_mail: boolean }[]) =>
  db
    .insertInto("notification_choices")
    .values(choices.map((choice) => ({ account_id, ...choice })))
    .onConflict((conflict) =>
      conflict.columns(["account_id", "topic"]).doUpdateSet(({ ref }) => ({ by_mail: ref("excluded.by_mail") })),
    )
    .execute()

/** Of the letters of a statement, called `letter`: it is about a topic that its receiver does not want by mail. */
export const isUnwanted = sql`exists (
  select from notification_choices c where c.account_id = letter.account_id and c.topic = letter.topic and not c.by_mail)`
