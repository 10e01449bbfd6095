// A person's notifications, and their choices of what comes by mail.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { textsOfRow } from "../platform/language/notification-kinds.ts"
import {
  type KnownPerson,
  mentionsPerson,
  type PersonalData,
  type PersonReference,
  redacted,
  textsOfTable,
} from "../platform/personal-data.server.ts"
import { notificationPersonalTexts } from "./texts.ts"

export const notificationData: PersonalData = {
  exports: [
    {
      table: "notifications",
      texts: textsOfTable(notificationPersonalTexts, "notifications"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.id desc`,
      localize: (row, language) => {
        const { kind, params } = row as { kind: string | null; params: unknown }
        return {
          ...row,
          ...textsOfRow({ kind, params }, ({ notification }, known) => notification?.(known, language)),
        }
      },
      excludedColumns: { params: "Said in the message.", about: "The id of what the message is about." },
    },
    {
      table: "notification_choices",
      texts: textsOfTable(notificationPersonalTexts, "notification_choices"),
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.topic`,
    },
  ],
  erase: async (db, { account_id }) => {
    for (const table of ["notifications", "notification_choices"] as const)
      await db.deleteFrom(table).where("account_id", "=", account_id).execute()
  },
}

/** In the notifications of others. Rows from before kinds existed store their texts. */
export const forgetInNotifications = async (
  db: Db,
  { readers, param, values, drop }: PersonReference,
  person: KnownPerson,
) => {
  await sql`update notifications n set params = n.params - ${drop}::text[],
      title = ${redacted(sql`n.title`, person)}, message = ${redacted(sql`n.message`, person)}
    where n.account_id = any(${readers.map(({ account_id }) => account_id)}::text[])
      and (n.params ->> ${param} = any(${values}::text[])
        or n.kind is null and ${mentionsPerson(sql`concat(n.title, n.message)`, person)})`.execute(db)
}
