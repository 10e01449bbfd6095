// Personal data of the platform: the mails to a person, and for a day the answers to their requests.
import { sql } from "kysely"
import type { Db } from "./database/database.server.ts"
import { textsOfRow } from "./language/notification-kinds.ts"
import {
  type KnownPerson,
  mentionsPerson,
  type PersonalData,
  type PersonReference,
  redacted,
} from "./personal-data.server.ts"
import { platformPersonalTexts } from "./texts.ts"

const sender = "The sender's own bookkeeping."
const links = "A letter may hold a link that lets somebody in; it is in the person's own mailbox."

/** A subject may contain the code of its mail. */
const masked = { code: "••••••", token: "" }

export const platformData: PersonalData = {
  exports: [
    {
      table: "mails",
      texts: platformPersonalTexts,
      rowsOf: ({ email }) => sql`where r.to_address = ${email} order by r.created_at, r.id`,
      localize: (row, language) => {
        const { kind, params, subject } = row as { kind: string | null; params: object | null; subject: string }
        const maskedRow = { kind, params: params && { ...params, ...masked } }
        const made = textsOfRow(maskedRow, ({ mail }, known) => mail?.(known, language, "").subject)
        return { ...row, subject: made ?? subject }
      },
      excludedColumns: {
        text: links,
        html: links,
        params: links,
        about: sender,
        attempts: sender,
        fault: sender,
        held_until: sender,
        next_try_at: sender,
      },
    },
  ],
  notExported: {
    idempotency_keys: "Answers of the last day, kept for a request that is sent again: what they tell of is exported.",
    rate_buckets: "Counts of the last two days, by fingerprints and ids.",
  },
  erase: async (db, person) => {
    await db.deleteFrom("mails").where("to_address", "=", person.email).execute()
    await forgetAtFormerAddresses(db, person)
    await forgetWrittenOut(db, person)
    await db.deleteFrom("idempotency_keys").where("actor", "=", person.account_id).execute()
  },
}

/** Mails to an address while it was theirs; later ones are somebody else's. */
const forgetAtFormerAddresses = async (db: Db, { former }: KnownPerson) => {
  for (const { kind, value, replaced_at } of former)
    if (kind === "email")
      await sql`delete from mails where to_address = ${value} and created_at <= ${replaced_at}::timestamptz`.execute(db)
}

/** Mails of these kinds to former or requested addresses of the person, known by the `account_id` in their params. */
export const forgetMails = (db: Db, kinds: string[], accountId: string) =>
  db.deleteFrom("mails").where("kind", "in", kinds).where(sql`params ->> 'account_id'`, "=", accountId).execute()

/** Mails to others that mention the person, whatever their address: recipients may have another one by now. */
export const forgetInMails = async (db: Db, { param, values, drop }: PersonReference, person: KnownPerson) => {
  await sql`update mails m set params = m.params - ${drop}::text[], subject = ${redacted(sql`m.subject`, person)},
      text = ${redacted(sql`m.text`, person)}, html = ${redacted(sql`m.html`, person)}
    where m.params ->> ${param} = any(${values}::text[])`.execute(db)
}

/** Mails from before kinds existed: only by the names is it known whom they mention. */
const forgetWrittenOut = (db: Db, person: KnownPerson) =>
  sql`update mails m set subject = ${redacted(sql`m.subject`, person)},
      text = ${redacted(sql`m.text`, person)}, html = ${redacted(sql`m.html`, person)}
    where m.kind is null and ${mentionsPerson(sql`concat_ws(' ', m.subject, m.text, m.html)`, person)}`.execute(db)

/** Once they are sent or refused: the last mails to people whose accounts are deleted. */
export const forgetSettledMails = (db: Db, kind: string) =>
  db.deleteFrom("mails").where("kind", "=", kind).where("next_try_at", "is", null).execute()
