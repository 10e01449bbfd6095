// A job removes files that are not in use when they end: never used, replaced, discarded, or half stored by a killed process.
// Those that the store fails to remove are tried again. An erasure ends a person's files at once, so none is served; bytes
// and rows are removed by the job within the hour.

import { sql } from "kysely"
import { serve } from "../platform/api/serve.server.ts"
import { serveUpload } from "../platform/api/serve-upload.server.ts"
import { fileAddressOf } from "../platform/files/file-address.server.ts"
import { SOURCE } from "../platform/files/purposes.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import type { PersonalData } from "../platform/personal-data.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import * as fileCalls from "./file.contract.ts"
import { clearEndedFiles, discardFile, eraseFilesOf, getFile } from "./file.server.ts"
import { receiveFile } from "./file-arrival.server.ts"
import { filePersonalTexts } from "./texts.ts"

const fileJobs: Jobs = {
  clear_files: async (_payload, { db, clock, log }) => {
    const left = await clearEndedFiles(db, clock())
    if (left > 0) log.warn({ left }, "files could not be removed from their store")
  },
}

const fileSchedules = ["41 * * * * clear_files"]

const addresses = sql`(select jsonb_agg(${fileAddressOf("r.id", sql.ref("name"))}) from unnest(r.names) name where name <> ${SOURCE})`

const fileData: PersonalData = {
  exports: [
    {
      table: "files",
      texts: filePersonalTexts,
      rowsOf: ({ account_id }) => sql`where r.account_id = ${account_id} order by r.created_at desc, r.id desc`,
      extraColumns: () => sql`jsonb_build_object('addresses', ${addresses})`,
      excludedColumns: { names: "The addresses end in them." },
    },
  ],
  erase: (db, { account_id }, at) => eraseFilesOf(db, account_id, at),
}

export const files: Slice = {
  name: "files",
  description: "Pictures and documents that people bring: uploaded, looked at, thrown away",
  tables: ["files"],
  personal: [fileData],
  calls: [
    serveUpload(fileCalls.uploadFile, receiveFile),
    serve(fileCalls.getFile, getFile),
    serve(fileCalls.discardFile, discardFile),
  ],
  jobs: fileJobs,
  schedules: fileSchedules,
}
