/** Limits of uploaded files: enforced by the server, and checked in the browser before anything is sent. */
export const MAX_BYTES = 10 * 1024 * 1024
/** As people say it. */
export const MAX_MEGABYTES = MAX_BYTES / 1024 / 1024

/**
 * Also what inputs accept. Without HEIC on purpose: iOS hands over HEIC as JPEG only where it is not accepted. It still comes
 * by drag and drop, and is made a JPEG where the browser can (src/files/fit-picture.ts).
 */
export const PICTURE_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp"]
/** For purposes that accept documents too. */
export const PICTURE_AND_DOCUMENT_TYPES: readonly string[] = [...PICTURE_TYPES, "application/pdf"]

/** What the browser can know before anything is sent. */
export const boundViolation = ({ size, type }: Pick<File, "size" | "type">, types: readonly string[]) => {
  if (!types.includes(type)) return "type"
  return size > MAX_BYTES ? "size" : undefined
}

/** Pixels of the shorter side: fewer would be drawn larger than they are. */
export const LEAST_SIDE = 160
