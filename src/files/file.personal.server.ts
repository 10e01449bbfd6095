// The files that a person has brought. An erasure ends them at once, so none is served; bytes and rows are removed by the job
// within the hour. What a document is called may name somebody else than its owner; the owner's own names go with their files.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { fileAddressOf } from "../platform/files/file-address.server.ts"
import { SOURCE } from "../platform/files/purposes.ts"
import { type KnownPerson, type PersonalData, redacted } from "../platform/personal-data.server.ts"
import { eraseFilesOf } from "./file.server.ts"
import { filePersonalTexts } from "./texts.ts"

const addresses = sql`(select jsonb_agg(${fileAddressOf("r.id", sql.ref("name"))}) from unnest(r.names) name where name <> ${SOURCE})`

export const fileData: PersonalData = {
  exports: [
    {
      table: "files",
      texts: filePersonalTexts,
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      extraColumns: () => sql`jsonb_build_object('addresses', ${addresses})`,
      excludedColumns: { names: "The addresses end in them.", placeholder: "It is drawn from the picture." },
    },
  ],
  erase: (db, { account_id }, at) => eraseFilesOf(db, account_id, at),
}

/** @param ids a query of files that others brought where this person sees them */
export const forgetInDocumentNames = async (db: Db, person: KnownPerson, ids: RawBuilder<unknown>) => {
  await sql`update files f set document_name = ${redacted(sql`f.document_name`, person)}
    where f.document_name is not null and f.account_id <> ${person.account_id} and f.id in (${ids})`.execute(db)
}
