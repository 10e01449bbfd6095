import type { UpdateResult } from "kysely"

/** Whether an update found a row to change: of two at the same moment the second waits, and finds none. */
export const hasChanged = async (update: { executeTakeFirstOrThrow: () => Promise<UpdateResult> }) =>
  (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n
