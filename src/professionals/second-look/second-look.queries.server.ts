// The SQL of approvals that wait for a second administrator, and of the kinds that need one.
import { type Insertable, sql } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import type { CheckKind } from "../verification.rules.ts"
import type { CheckRule, SecondLook } from "./second-look.schema.ts"

export const listRules = async (db: Db) => {
  const { rows } = await sql<CheckRule>`select kind as "check", needs_second from check_rules
    order by array_position(array['kyc', 'coa', 'gst'], kind)`.execute(db)
  return rows
}

/** False where it is so already. */
export const markRule = async (db: Db, { check, needs_second }: CheckRule) => {
  const { numUpdatedRows } = await db
    .updateTable("check_rules")
    .set({ needs_second })
    .where("kind", "=", check)
    .where("needs_second", "<>", needs_second)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const kindsWithSecond = async (db: Db, kinds: readonly CheckKind[]) => {
  const { rows } = await sql<{ kind: CheckKind }>`
    select kind from check_rules where needs_second and kind = any(${[...kinds]}::text[])`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** It still stands: what was looked at waits, or none was given and none waits now. */
const isCurrent = sql`(case when x.paper_id is null
  then not exists (select from professional_papers w where w.professional_id = x.professional_id and w.kind = x.kind
    and w.status = 'waiting')
  else exists (select from professional_papers w where w.id = x.paper_id and w.status = 'waiting') end)`

export type ProposalRow = Omit<SecondLook, "is_mine"> & { proposer_id: string; email: string }

const proposals = sql`
  select x.id, x.professional_id as provider_id, a.id as account_id, a.email, p.business_name, x.kind as "check", x.number, x.note,
    ${isoInstantMs("x.valid_until")} as valid_until, x.paper_id, b.id as proposer_id, b.full_name as proposed_by,
    ${isoInstantMs("x.proposed_at")} as proposed_at
  from proposed_checks x join professionals p on p.id = x.professional_id join accounts a on a.id = p.account_id
    join accounts b on b.id = x.proposed_by
  where ${isCurrent}`

/** One row more than asked for tells whether there is more. */
export const listProposals = async (db: Db, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
  const { rows } = await sql<ProposalRow>`${proposals} ${cursor === undefined ? sql`` : sql`and x.id > ${cursor}`}
    order by x.id limit ${limit + 1}`.execute(db)
  return rows
}

export const findProposal = async (db: Db, id: string) =>
  (await sql<ProposalRow>`${proposals} and x.id = ${id}`.execute(db)).rows[0]

export const findCurrentProposal = async (db: Db, professionalId: string, kind: CheckKind) =>
  (await sql<ProposalRow>`${proposals} and x.professional_id = ${professionalId} and x.kind = ${kind}`.execute(db))
    .rows[0]

/** Of which professional, whether it still stands or not. */
export const findProfessionalOf = async (db: Db, id: string) =>
  (await db.selectFrom("proposed_checks").select("professional_id").where("id", "=", id).executeTakeFirst())
    ?.professional_id

export const insertProposal = (db: Db, row: Insertable<DB["proposed_checks"]>) =>
  db.insertInto("proposed_checks").values(row).execute()

export const deleteProposals = (db: Db, professionalId: string, kinds: readonly CheckKind[]) =>
  db
    .deleteFrom("proposed_checks")
    .where("professional_id", "=", professionalId)
    .where("kind", "in", [...kinds])
    .execute()

export const waitingSecondLooks = sql<number>`(select count(*) from proposed_checks x where ${isCurrent})`

/** Of paper p: an approval of it waits for a second administrator. */
export const isProposed = (paper = "p") =>
  sql<boolean>`exists (select from proposed_checks x where x.paper_id = ${sql.ref(`${paper}.id`)})`
