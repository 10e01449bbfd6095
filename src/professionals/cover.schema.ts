import { z } from "zod"
import { workKinds } from "../drawings/subjects.ts"

export const cover = z
  .object({ kind: z.enum(workKinds), seed: z.string() })
  .describe("The picture: /drawings/low/{kind}/{seed}.svg")
export type Cover = z.output<typeof cover>
