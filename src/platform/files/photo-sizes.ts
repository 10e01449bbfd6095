/** Of photographs of work: the longest side in pixels, by the name of the file. */
export const photoSizes = { small: 480, medium: 1080, large: 2048 } as const
export type PhotoSize = keyof typeof photoSizes

/**
 * The same for `srcset`, as if it were as wide as its longest side; written out, for it is in the script of every page.
 * Browsers that take AVIF get it at the same addresses.
 */
export const photoSources = (id: string) => `/files/${id}/small 480w,/files/${id}/medium 1080w,/files/${id}/large 2048w`
