// The only SQL that writes second factors and recovery codes. Whether a code is still good is decided by the update that
// uses it up: of two who come with the same one, the database lets one through.
import type { Db } from "../../platform/database/database.server.ts"
import { hasChanged } from "../../platform/database/statement-parts.server.ts"

export const findSecondFactor = (db: Db, accountId: string) =>
  db
    .selectFrom("second_factors as f")
    .select(["f.sealed_secret", "f.enabled_at", "f.last_step"])
    .select((select) =>
      select
        .selectFrom("recovery_codes as r")
        .select(select.fn.countAll<number>().as("left"))
        .whereRef("r.account_id", "=", "f.account_id")
        .where("r.used_at", "is", null)
        .as("recovery_codes_left"),
    )
    .where("f.account_id", "=", accountId)
    .executeTakeFirst()

/** One that is in use. */
export const hasSecondFactor = async (db: Db, accountId: string) =>
  Boolean((await findSecondFactor(db, accountId))?.enabled_at)

/** A new secret to be tried, in place of one that never was. False where one is in use. */
export const offerSecret = async (db: Db, account_id: string, sealed_secret: Buffer, now: Date) => {
  const offered = await db
    .insertInto("second_factors")
    .values({ account_id, sealed_secret, created_at: now })
    .onConflict((old) =>
      old
        .column("account_id")
        .doUpdateSet({ sealed_secret, created_at: now })
        .where("second_factors.enabled_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst()
  return offered !== undefined
}

/** False where another secret was offered meanwhile, or somebody was faster. */
export const enableSecret = (
  db: Db,
  account_id: string,
  { sealed_secret, step, now }: { sealed_secret: Buffer; step: number; now: Date },
) =>
  hasChanged(
    db
      .updateTable("second_factors")
      .set({ enabled_at: now, last_step: step })
      .where("account_id", "=", account_id)
      .where("enabled_at", "is", null)
      .where("sealed_secret", "=", sealed_secret),
  )

/** True the first time only, and for no step before one that was used. */
export const spendStep = (db: Db, accountId: string, step: number) =>
  hasChanged(
    db
      .updateTable("second_factors")
      .set({ last_step: step })
      .where("account_id", "=", accountId)
      .where("enabled_at", "is not", null)
      .where((where) => where.or([where("last_step", "is", null), where("last_step", "<", step)])),
  )

/** True the first time only. */
export const spendRecoveryCode = (db: Db, accountId: string, codeHash: Buffer, now: Date) =>
  hasChanged(
    db
      .updateTable("recovery_codes")
      .set({ used_at: now })
      .where("account_id", "=", accountId)
      .where("code_hash", "=", codeHash)
      .where("used_at", "is", null),
  )

export const replaceRecoveryCodes = async (db: Db, account_id: string, hashes: Buffer[]) => {
  // One after the other, where it is asked for twice at once: the last ones stay, and no mixture.
  await db.selectFrom("second_factors").select("account_id").where("account_id", "=", account_id).forUpdate().execute()
  await db.deleteFrom("recovery_codes").where("account_id", "=", account_id).execute()
  await db
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ account_id, code_hash })))
    .execute()
}

/** Undefined where there was none; else since when it was in use, if it ever was. */
export const deleteSecondFactor = (db: Db, accountId: string) =>
  db.deleteFrom("second_factors").where("account_id", "=", accountId).returning("enabled_at").executeTakeFirst()
