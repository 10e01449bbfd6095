import { z } from "zod"

/** Both are hidden fields of the page. */
export const shareContactSchema = z.object({ token: z.string(), request_id: z.string() })
