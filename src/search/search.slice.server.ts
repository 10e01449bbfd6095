import type { Slice } from "../platform/slice.server.ts"
import { searchApi } from "./search.api.server.ts"
import { searchClock, searchJobs } from "./search.jobs.server.ts"

export const search: Slice = {
  name: "search",
  description: "Find offered services by words, kind and place",
  calls: searchApi,
  jobs: searchJobs,
  clock: searchClock,
}
