import { z } from "zod"

export const reportResults = ["hidden", "left"] as const
export type ReportResult = (typeof reportResults)[number]

/** A complaint about something on the site, as those who decide about it read it. */
export const report = z.object({
  id: z.string(),
  ticket: z.string(),
  name: z.string().describe("Of who reported it"),
  message: z.string().describe("Why, in their words"),
  level: z.number().int().describe("0: the first answer; more: they did not agree with the one before"),
  is_spam: z.boolean().describe("It looks like an advertisement itself"),
  created_at: z.string(),
})
