import type { Slice } from "../platform/slice.server.ts"
import { enquiriesApi } from "./submission.api.server.ts"
import { promisedToTell } from "./submission.kinds.server.ts"

export const enquiries: Slice = {
  name: "enquiries",
  description: "What people write to us",
  calls: enquiriesApi,
  kinds: [promisedToTell],
}
