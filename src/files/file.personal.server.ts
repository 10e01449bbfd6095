// What a document is called may name somebody else than its owner; the owner's own names go with their files.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { type KnownPerson, redacted } from "../platform/personal-data.server.ts"

/** @param ids a query of files that others brought where this person sees them */
export const forgetInDocumentNames = async (db: Db, person: KnownPerson, ids: RawBuilder<unknown>) => {
  await sql`update files f set document_name = ${redacted(sql`f.document_name`, person)}
    where f.document_name is not null and f.account_id <> ${person.account_id} and f.id in (${ids})`.execute(db)
}
