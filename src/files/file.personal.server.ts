// The pictures that a person has brought. Their rows go with their bytes, which the store gives up when the clock asks, within
// the hour; from the erasure on nobody is handed one of them.
import { sql } from "kysely"
import { SOURCE } from "../platform/files/purposes.ts"
import type { PersonalData } from "../platform/personal-data.server.ts"
import { endFilesOf } from "./file.server.ts"
import { filePersonalTexts } from "./texts.ts"

const addresses = sql`(select jsonb_agg('/files/' || r.id || '/' || name) from unnest(r.names) name where name <> ${SOURCE})`

export const fileData: PersonalData = {
  exports: [
    {
      table: "files",
      texts: filePersonalTexts,
      of: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      beside: () => sql`jsonb_build_object('addresses', ${addresses})`,
      without: { names: "The addresses end in them." },
    },
  ],
  erase: (db, { account_id }, at) => endFilesOf(db, account_id, at),
}
