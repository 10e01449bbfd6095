import { z } from "zod"
import { portraitUrls } from "../../accounts/portrait/portrait.schema.ts"
import { contract } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { appealText, takedown } from "../takedown.schema.ts"
import { appealFormTexts } from "../texts.ts"

export const hiddenPortrait = contract({
  name: "hidden_portrait",
  summary: "My portrait that our team hid, and why; null where none is hidden",
  method: "GET",
  path: "/user/portrait/hidden",
  who: "signed_in",
  input: z.object({}),
  output: z.object({ hidden: z.object({ id: z.string(), portrait: portraitUrls, takedown }).nullable() }),
})

export const appealPortrait = contract({
  name: "appeal_portrait",
  summary: "Say once why my portrait should be shown again",
  method: "POST",
  path: "/user/portrait/hidden/{id}/appeal",
  who: "signed_in",
  refuses: ["not_found", "conflict"],
  texts: appealFormTexts,
  input: appealText.extend({ id: anyId }),
  output: z.object({ message: z.string() }),
})
