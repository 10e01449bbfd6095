// What the ground keeps about a person: the letters to them, and for a day the answers to what they asked.
import { sql } from "kysely"
import type { Db } from "./database/database.server.ts"
import { textsOfRow } from "./language/notification-kinds.ts"
import { type KnownPerson, type Mention, names, type PersonalData, struckOut } from "./personal-data.server.ts"
import { platformPersonalTexts } from "./texts.ts"

const sender = "The sender's own bookkeeping."
const links = "A letter may hold a link that lets somebody in; it is in the person's own mailbox."

/** A subject may say the code that the letter brings. */
const unsaid = { code: "••••••", token: "" }

export const platformData: PersonalData = {
  exports: [
    {
      table: "mails",
      texts: platformPersonalTexts,
      of: ({ email }) => sql`where r.to_address = ${email} order by r.created_at, r.id`,
      worded: (row, language) => {
        const { kind, params, subject } = row as { kind: string | null; params: object | null; subject: string }
        const told = { kind, params: params && { ...params, ...unsaid } }
        const made = textsOfRow(told, ({ mail: letter }, known) => letter?.(known, language, "").subject)
        return { ...row, subject: made ?? subject }
      },
      without: {
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

/** What went to an address while it was theirs; what came after is somebody else's. */
const forgetAtFormerAddresses = async (db: Db, { former }: KnownPerson) => {
  for (const { kind, value, replaced_at } of former)
    if (kind === "email")
      await sql`delete from mails where to_address = ${value} and created_at <= ${replaced_at}::timestamptz`.execute(db)
}

/** Letters of these kinds to addresses that the person had before, or asked for: known by the `account_id` in their params. */
export const forgetMails = (db: Db, kinds: string[], accountId: string) =>
  db.deleteFrom("mails").where("kind", "in", kinds).where(sql`params ->> 'account_id'`, "=", accountId).execute()

/** Letters to others that tell of the person, wherever they went: their readers may have another address by now. */
export const forgetInMails = async (db: Db, { param, values, drop }: Mention, person: KnownPerson) => {
  await sql`update mails m set params = m.params - ${drop}::text[], subject = ${struckOut(sql`m.subject`, person)},
      text = ${struckOut(sql`m.text`, person)}, html = ${struckOut(sql`m.html`, person)}
    where m.params ->> ${param} = any(${values}::text[])`.execute(db)
}

/** From before there were kinds: nothing but the names says of whom they tell. */
const forgetWrittenOut = (db: Db, person: KnownPerson) =>
  sql`update mails m set subject = ${struckOut(sql`m.subject`, person)},
      text = ${struckOut(sql`m.text`, person)}, html = ${struckOut(sql`m.html`, person)}
    where m.kind is null and ${names(sql`concat_ws(' ', m.subject, m.text, m.html)`, person)}`.execute(db)

/** Once nothing more is to be done about them: the last letters to people whom we no longer know. */
export const forgetSettledMails = (db: Db, kind: string) =>
  db.deleteFrom("mails").where("kind", "=", kind).where("next_try_at", "is", null).execute()
