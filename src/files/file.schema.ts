import { z } from "zod"

/** Size -> address. Addresses of what everybody may see are for ever the same picture. */
export const fileUrls = z.record(z.string(), z.string())
