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
  waiting_people: count.describe("Mailboxes that wait for it, wherever"),
  waiting_professionals: count.describe("Professionals who wait for it, wherever"),
  mails_by_city: z
    .array(
      z.object({
        city_id: count.nullable().describe("null: any city that is not listed"),
        people: count.describe("Mailboxes that wait for it there, or for its first opening anywhere"),
        professionals: count.describe("Professionals who work there"),
      }),
    )
    .describe("Who is mailed if it opens in a city where it is not open"),
})
export type CatalogueService = z.output<typeof catalogueService>

export const catalogueCity = named.extend({
  state: z.string(),
  country: z.string(),
  open: z.array(named).describe("The kinds of service that are open there"),
  professionals: count.describe("Who works from there or comes there"),
  waiting_professionals: count.describe("Who works there and waits for their profession to open"),
  localities: count,
})
export type CatalogueCity = z.output<typeof catalogueCity>

/** What the forms ask for; what was chosen is a text there. */
export const openingFields = z.object({ id: z.string().min(1), city_id: z.string().min(1) })
