import { z } from "zod"

/** Rupees; the last band has no end. */
export const band = z.object({ from: z.number().int(), to: z.number().int().nullable() })
