import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { crop } from "../../platform/files/crop.schema.ts"
import { anyId } from "../../platform/id.schema.ts"
import { portraitUrls } from "./portrait.schema.ts"

export const changePortrait = contract({
  name: "change_portrait",
  summary: "Make a picture that was uploaded as a portrait mine, cut to a square",
  method: "PUT",
  path: "/user/portrait",
  who: "signed_in",
  limit: { bucket: "portraits", perAccount: { max: 60, seconds: 3600 }, perNetwork: { max: 300, seconds: 3600 } },
  input: z.object({
    file_id: anyId.describe("What the upload answered as id"),
    crop: crop.optional().describe("The middle, unless said"),
  }),
  output: z.object({ portrait: portraitUrls }),
})

export const removePortrait = contract({
  name: "remove_portrait",
  summary: "Take my portrait away; my initials stand in its place",
  method: "DELETE",
  path: "/user/portrait",
  who: "signed_in",
  input: z.object({}),
  output: z.object({ portrait: z.null() }),
})
