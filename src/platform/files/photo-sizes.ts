import { fileAddress } from "./purposes.ts"

/** Of photographs of work: the longest side in pixels, by the name of the file. */
export const photoSizes = { small: 480, medium: 1080, large: 2048 } as const
export type PhotoSize = keyof typeof photoSizes

/** For `srcset`, as if it were as wide as its longest side. Browsers that take AVIF get it at the same addresses. */
export const photoSources = (id: string) =>
  Object.entries(photoSizes)
    .map(([name, pixels]) => `${fileAddress(id, name)} ${pixels}w`)
    .join()
