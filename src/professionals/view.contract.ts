import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { anyId } from "../platform/id.schema.ts"
import { viewFieldTexts } from "./texts.ts"

export const recordView = contract({
  name: "record_view",
  summary: "Keep in my own activity whom I have looked at",
  method: "POST",
  path: "/user/activity/view",
  who: "signed_in",
  limit: { bucket: "own-activity", perAccount: { max: 120, seconds: 60 } },
  refuses: ["not_found"],
  texts: viewFieldTexts,
  input: z.object({ provider_id: anyId, service_type: anyId.optional().describe("Slug, where it was one service") }),
  output: z.object({}),
})
export type ViewInput = z.output<typeof recordView.input>
