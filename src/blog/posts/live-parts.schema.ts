import { z } from "zod"

const shownPerson = z.object({
  provider_id: z.string(),
  business_name: z.string(),
  full_name: z.string(),
  locality: z.string().nullable(),
  rating: z.number().nullable(),
  review_count: z.number().int(),
  availability: z.string().nullable().describe("Their next free time, in words"),
})

/** What stands in a post from rows, as its page gets it. */
const livePart = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("cost_bands"),
    service: z.string(),
    city: z.string(),
    since: z.number().int().describe("Counted are projects since this year"),
    works: z.array(z.object({ work: z.string(), projects: z.number().int(), band: z.string() })),
  }),
  z.object({
    kind: z.enum(["free_times", "professionals"]),
    service: z.string(),
    city: z.string(),
    category: z.string().describe("As the search calls the service"),
    services: z.string().describe("As several of them are called"),
    people: z.array(shownPerson),
  }),
])
export type LivePart = z.output<typeof livePart>

export const postPiece = z.union([z.object({ html: z.string() }), z.object({ live: livePart })])
export type PostPiece = z.output<typeof postPiece>
