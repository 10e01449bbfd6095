import { z } from "zod"
import { contract } from "../platform/api/contract.ts"
import { analytics } from "./analytics.schema.ts"
import { periods } from "./period.rules.ts"

const own = {
  method: "GET",
  who: "professional",
  identity: ["professionalId"],
  input: z.object({ professionalId: z.string(), period: z.enum(periods).default("month") }),
  refuses: ["unavailable"],
} as const

export const professionalAnalytics = contract({
  ...own,
  name: "provider_analytics",
  summary:
    "My bookings, revenue, rating, requests and how I am found, over a week, a month or a year and the one before",
  path: "/professional/analytics/{professionalId}",
  output: z.object({ message: z.string(), analytics }),
})

export const analyticsFile = contract({
  ...own,
  name: "provider_analytics_csv",
  summary: "The same as a table, a line each day",
  path: "/professional/analytics/{professionalId}/csv",
  credential: "cookie",
  responseType: "file",
  types: ["text/csv"],
  limit: { bucket: "own-exports", perAccount: { max: 30, seconds: 3600 } },
  output: z.string(),
})
