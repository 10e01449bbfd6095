import { z } from "zod"

/**
 * What all tables have that the desk takes along: a link opens them, and readers of the desk get none. The audit alone is theirs
 * too.
 */
export const deskFile = {
  method: "GET",
  who: "admin",
  desk: "desk",
  credential: "cookie",
  responseType: "file",
  types: ["text/csv"],
  limit: { bucket: "desk-exports", perAccount: { max: 60, seconds: 3600 } },
  output: z.string(),
} as const
