import type { Slice } from "../platform/slice.server.ts"
import { filesApi } from "./file.api.server.ts"
import { fileClock, fileJobs } from "./file.jobs.server.ts"

export const files: Slice = {
  name: "files",
  description: "Pictures that people bring: uploaded, looked at, thrown away",
  calls: filesApi,
  jobs: fileJobs,
  clock: fileClock,
}
