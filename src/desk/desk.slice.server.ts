import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { deskToday } from "./today/today.contract.ts"
import { getToday } from "./today/today.server.ts"

export const desk: Slice = {
  name: "desk",
  title: "administration",
  description: "What waits for administrators",
  calls: [serve(deskToday, getToday)],
}
