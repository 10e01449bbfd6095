import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { advisoryLock } from "../platform/database/locks.server.ts"
import { DAY_MS } from "../platform/days.ts"
import { mailboxOf } from "./submission.rules.ts"

interface SentMail {
  params: Record<string, unknown>
  created_at: Date
}

/** The letters of a kind that a mailbox had in the last day, whoever typed its address into a form. Who asks at the same time waits. */
export const mailsOfADay = async (
  db: Db,
  {
    kind,
    email,
    now,
  }: { kind: "grievance_acknowledged" | "promised_to_tell" | "submission_received"; email: string; now: Date },
): Promise<SentMail[]> => {
  const mailbox = mailboxOf(email)
  await sql`select ${advisoryLock("address", mailbox)}`.execute(db)
  const { rows } = await sql<SentMail>`
    select params, created_at from mails
    where regexp_replace(to_address, '[+][^@]*@', '@') = ${mailbox} and kind = ${sql.lit(kind)}
      and created_at > ${new Date(now.getTime() - DAY_MS)}`.execute(db)
  return rows
}
