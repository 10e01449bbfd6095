// A person's recent activity, with its texts.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import {
  type KnownPerson,
  mentionsPerson,
  type PersonalData,
  type PersonReference,
  redacted,
} from "../platform/personal-data.server.ts"
import { actionDisplay, detailsOf } from "./activity.server.ts"
import { activityPersonalTexts } from "./texts.ts"

export const activityData: PersonalData = {
  exports: [
    {
      table: "activities",
      texts: activityPersonalTexts,
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.id desc`,
      localize: (row, language) => {
        const stored = row as { action: string; details: string; params: unknown }
        return { ...row, action: actionDisplay(stored.action, language), details: detailsOf(stored, language) }
      },
      excludedColumns: { params: "Said in the details." },
    },
  ],
  erase: async (db, { account_id }) => {
    await db.deleteFrom("activities").where("account_id", "=", account_id).execute()
  },
}

/** In the activities of others. Rows from before kinds existed store their texts. */
export const forgetInActivities = async (
  db: Db,
  { readers, param, values, drop }: PersonReference,
  person: KnownPerson,
) => {
  await sql`update activities a set params = a.params - ${drop}::text[], details = ${redacted(sql`a.details`, person)}
    where a.account_id = any(${readers.map(({ account_id }) => account_id)}::text[])
      and (a.params ->> ${param} = any(${values}::text[])
        or a.params is null and ${mentionsPerson(sql`a.details`, person)})`.execute(db)
}

/** The name of a professional in what others did with them; only the activities themselves know who they are. */
export const forgetProfessionalInActivities = async (
  db: Db,
  actions: readonly string[],
  professionalId: string,
  person: KnownPerson,
) => {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from activities
    where action = any(${actions}::text[]) and params ->> 'provider_id' = ${professionalId}`.execute(db)
  const mention = { readers: rows, param: "provider_id", values: [professionalId], drop: ["provider_name"] }
  await forgetInActivities(db, mention, person)
}
