import { fileAddress } from "./purposes.ts"

/** Of photographs of work: the longest side in pixels, by the name of the file; each is there as AVIF too. */
export const photoSizes = { small: 480, medium: 1080, large: 2048 } as const
export type PhotoSize = keyof typeof photoSizes

/** For the `srcset` of AVIF, as if it were as wide as its longest side. Who does not read that gets one WebP. */
export const photoSources = (id: string) =>
  Object.entries(photoSizes)
    .map(([name, pixels]) => `${fileAddress(id, name)}.avif ${pixels}w`)
    .join()
