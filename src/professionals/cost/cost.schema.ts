import { z } from "zod"
import { knownWorks } from "./cost.rules.ts"

/** Rupees; the last band has no end. */
export const band = z.object({ from: z.number().int(), to: z.number().int().nullable() })

/** What a kind of work cost, from the projects whose owners' bands are known. */
export const cost = z.object({
  work: z.enum(knownWorks),
  city: z.string(),
  projects: z.number().int(),
  professionals: z.number().int().describe("Whose projects they are"),
  since: z.number().int().describe("Completed in this year or later"),
  most: band.describe("The fewest bands beside each other that hold more than half of the projects"),
  bands: z.array(band.extend({ projects: z.number().int() })),
})
export type Cost = z.output<typeof cost>
