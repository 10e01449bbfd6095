import { z } from "zod"
import { fileAddress } from "../../platform/files/purposes.ts"
import type { PortraitUrls } from "../../platform/session/stored-user.ts"

/** Squares of 96, 320 and 640 pixels. */
export const portraitUrls = z.object({ small: z.string(), medium: z.string(), large: z.string() })

export const portraitSizes = { small: "96", medium: "320", large: "640" } as const

/** The addresses of a portrait, by the file it is. */
export const portraitOf = (fileId: string | null): PortraitUrls | null => {
  if (!fileId) return null
  const { small, medium, large } = portraitSizes
  return {
    small: fileAddress(fileId, small),
    medium: fileAddress(fileId, medium),
    large: fileAddress(fileId, large),
  }
}
