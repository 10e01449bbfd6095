import { z } from "zod"
import { drawingKinds } from "../drawings/drawing-kinds.ts"

export const cover = z
  .object({ kind: z.templateLiteral([z.enum(drawingKinds), z.string().regex(/^(\.[a-z\d-]+)*$/)]), seed: z.string() })
  .describe("The picture: /drawings/low/{kind}/{seed}.svg")
export type Cover = z.output<typeof cover>

/** A project beside its professional, in short. */
export const shownProject = z.object({ title: z.string(), picture: cover })
