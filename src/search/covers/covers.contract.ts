import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { shownProject } from "../../professionals/cover.schema.ts"
import { coverFieldTexts } from "../texts.ts"
import { MAX_COVERS } from "./covers.rules.ts"

export const serviceCovers = contract({
  name: "service_covers",
  summary: "Pictures of a professional's projects, to be looked through on the card of a service",
  method: "GET",
  path: "/search/covers",
  who: "anyone",
  cacheSeconds: 60,
  texts: coverFieldTexts,
  input: z.object({ service_id: anyId }),
  output: z.object({
    covers: z
      .array(shownProject)
      .max(MAX_COVERS)
      .describe("The card's picture first, then photographs, rooms and façades, then plans; none: it is not found now"),
  }),
})
export type ShownCover = z.output<typeof serviceCovers.output>["covers"][number]
