import { z } from "zod"
import type { PortraitUrls } from "../../platform/session/stored-user.ts"

/** Squares of 96, 320 and 640 pixels. */
export const portraitUrls = z.object({ small: z.string(), medium: z.string(), large: z.string() })

/** A square of the picture, in parts of it. */
const part = z.number().min(0).max(1)
export const crop = z.object({
  x: part.describe("Its left edge, as a part of the width"),
  y: part.describe("Its upper edge, as a part of the height"),
  size: part.min(0.01).describe("Its side, as a part of the shorter side"),
})

export const portraitSizes = { small: "96", medium: "320", large: "640" } as const

/** The addresses of a portrait, by the file it is. */
export const portraitOf = (fileId: string | null): PortraitUrls | null => {
  if (!fileId) return null
  const { small, medium, large } = portraitSizes
  return {
    small: `/files/${fileId}/${small}`,
    medium: `/files/${fileId}/${medium}`,
    large: `/files/${fileId}/${large}`,
  }
}
