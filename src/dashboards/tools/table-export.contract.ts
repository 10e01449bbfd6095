import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { MAX_ROWS } from "./table-export.rules.ts"

const file = {
  method: "GET",
  who: "professional",
  credential: "cookie",
  responseType: "file",
  limit: { bucket: "own-exports", perAccount: { max: 30, seconds: 3600 } },
  input: z.object({ id: z.string() }),
  output: z.string(),
} as const

export const bookingsFile = contract({
  ...file,
  identity: ["id"],
  types: ["text/csv"],
  name: "provider_bookings_csv",
  summary: `My bookings as a table, the newest ${MAX_ROWS}, without what customers share for a visit`,
  path: "/provider/{id}/bookings/csv",
})

export const reviewsFile = contract({
  ...file,
  identity: ["id"],
  types: ["text/csv"],
  name: "provider_reviews_csv",
  summary: `My reviews with my answers as a table, the newest ${MAX_ROWS}`,
  path: "/provider/{id}/reviews/csv",
})
