import { z } from "zod"

const part = z.number().min(0).max(1)

/** A square of a picture, in parts of it. */
export const crop = z.object({
  x: part.describe("Its left edge, as a part of the width"),
  y: part.describe("Its upper edge, as a part of the height"),
  size: part.min(0.01).describe("Its side, as a part of the shorter side"),
})
export type Crop = z.output<typeof crop>
