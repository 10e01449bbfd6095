/** Limits of uploaded pictures: enforced by the server, and checked in the browser before anything is sent. */
export const MAX_BYTES = 10 * 1024 * 1024
/** As people say it. */
export const MAX_MEGABYTES = MAX_BYTES / 1024 / 1024

export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"]

/** Pixels of the shorter side: fewer would be drawn larger than they are. */
export const LEAST_SIDE = 160
