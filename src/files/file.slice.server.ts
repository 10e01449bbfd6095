// A job removes files that are not in use when they end: never used, replaced, discarded, or half stored by a killed process.
// Those that the store fails to remove are tried again.

import { serve } from "../platform/api/serve.server.ts"
import { serveUpload } from "../platform/api/serve-upload.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import * as fileCalls from "./file.contract.ts"
import { fileData } from "./file.personal.server.ts"
import { clearEndedFiles, discardFile, getFile } from "./file.server.ts"
import { receiveFile } from "./file-arrival.server.ts"

const fileJobs: Jobs = {
  clear_files: async (_payload, { db, clock, log }) => {
    const left = await clearEndedFiles(db, clock())
    if (left > 0) log.warn({ left }, "files could not be removed from their store")
  },
}

const fileSchedules = ["41 * * * * clear_files"]

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
