import { fileAddress } from "./purposes.ts"

/** Of photographs of work: the longest side in pixels, by the name of the file; each is there as AVIF too. */
export const photoSizes = { small: 480, medium: 1080, large: 2048 } as const
export type PhotoSize = keyof typeof photoSizes

/** For `srcset`, as if it were as wide as its longest side. */
export const photoSources = (id: string, ending: "" | ".avif") =>
  Object.entries(photoSizes)
    .map(([name, pixels]) => `${fileAddress(id, name + ending)} ${pixels}w`)
    .join()
