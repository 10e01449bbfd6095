import { z } from "zod"

const count = z.number().int()
const named = z.object({ id: count, name: z.string() })
/** As the database has them; in a path they come as text. */
export const rowId = z
  .union([z.number(), z.string().max(10).regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().min(1).max(2_147_483_647))

export const catalogueService = named.extend({
  slug: z.string(),
  plural_name: z.string(),
  can_open: z.boolean().describe("false: it gives information alone and is never open"),
  cities: z.array(named).describe("Where it is open"),
  professionals: count.describe("Who offers it"),
  open_bookings: count.describe("Visits that wait for an answer or are confirmed"),
  waiting_people: count.describe("Mailboxes that are mailed when it opens"),
  waiting_professionals: count.describe("Professionals who are told when it opens"),
})
export type CatalogueService = z.output<typeof catalogueService>

export const catalogueCity = named.extend({
  state: z.string(),
  country: z.string(),
  open: z.array(named).describe("The kinds of service that are open there"),
  professionals: count.describe("Who works from there or comes there"),
  waiting_professionals: count.describe("Who works from there and waits for their profession to open"),
  localities: count,
})
export type CatalogueCity = z.output<typeof catalogueCity>

/** What the forms ask for; what was chosen is a text there. */
export const openingFields = z.object({ id: z.string().min(1), city_id: z.string().min(1) })
