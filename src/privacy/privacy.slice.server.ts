import type { Slice } from "../platform/slice.server.ts"
import { privacyApi } from "./privacy.api.server.ts"
import { privacyClock, privacyJobs } from "./privacy.jobs.server.ts"
import { privacyKinds } from "./privacy.kinds.server.ts"

export const privacy: Slice = {
  name: "privacy",
  description: "What I agreed to, a copy of my data, and deleting my account",
  calls: privacyApi,
  jobs: privacyJobs,
  clock: privacyClock,
  kinds: privacyKinds,
}
