import { serve } from "../platform/api/serve.server.ts"
import { serveUpload } from "../platform/api/serve-upload.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import * as fileCalls from "./file.contract.ts"
import { fileClock, fileJobs } from "./file.jobs.server.ts"
import { fileData } from "./file.personal.server.ts"
import { discardFile, showFile } from "./file.server.ts"
import { receiveFile } from "./file-arrival.server.ts"

export const files: Slice = {
  name: "files",
  description: "Pictures that people bring: uploaded, looked at, thrown away",
  tables: ["files"],
  personal: [fileData],
  calls: [
    serveUpload(fileCalls.uploadFile, receiveFile),
    serve(fileCalls.showFile, showFile),
    serve(fileCalls.discardFile, discardFile),
  ],
  jobs: fileJobs,
  clock: fileClock,
}
