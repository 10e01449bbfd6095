import { z } from "zod"
import { drawingKinds } from "../drawings/drawing-kinds.ts"

export const cover = z
  .object({
    kind: z.templateLiteral([z.enum(drawingKinds), z.string().regex(/^(\.[a-z\d-]+)*$/)]),
    seed: z.string(),
    photo: z.string().optional().describe("/files/{photo}/small, medium or large; left out: none"),
  })
  .describe("The picture: of its photograph, else the drawing /drawings/low/{kind}/{seed}.svg")
export type Cover = z.output<typeof cover>

/** A project beside its professional, in short. */
export const shownProject = z.object({ title: z.string(), picture: cover })
