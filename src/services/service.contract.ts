import { z } from "zod"
import { contract } from "../platform/api/contract.ts"

const category = z.object({
  id: z.number().int(),
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  plural_name: z.string(),
  description: z.string(),
  short_description: z.string(),
  icon: z.string(),
  order: z.number().int(),
  image: z.string().describe("The path of its drawing on this site"),
  is_available: z.boolean(),
  available_cities: z.array(z.string()),
})
export type Category = z.output<typeof category>

export const serviceCategories = contract({
  name: "service_categories",
  summary: "The kinds of service there are, and where each is open",
  method: "GET",
  path: "/services/categories",
  aliases: ["/services"],
  who: "anyone",
  cacheSeconds: 30,
  input: z.object({}),
  output: z.object({ categories: z.array(category) }),
})
