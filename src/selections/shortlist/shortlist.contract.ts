import { z } from "zod"
import { contract, type Limit } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { SHORTLIST_LIMIT } from "./shortlist.rules.ts"
import { shortlistFieldTexts } from "./texts.ts"

const shortlist = z.object({
  providers: z
    .array(z.object({ provider_id: z.string(), business_name: z.string(), added_at: z.string().describe("Instant") }))
    .describe("Latest first; without those who are not there any more"),
  link: z
    .object({ token: z.string(), url: z.string(), created_at: z.string().describe("Instant") })
    .nullable()
    .describe("The page that shows this list to whoever has its address; null: not shared"),
})
export type Shortlist = z.output<typeof shortlist>
const message = z.string()

export const getShortlist = contract({
  name: "shortlist",
  summary: "The professionals on my shortlist",
  method: "GET",
  path: "/shortlist",
  who: "customer",
  input: z.object({}),
  output: shortlist,
})

const limit: Limit = { bucket: "shortlist", perAccount: { max: 240, seconds: 60 } }
const write = { limit, who: "customer", texts: shortlistFieldTexts } as const

export const addToShortlist = contract({
  ...write,
  name: "add_to_shortlist",
  summary: "Keep a professional on my shortlist, or all that a browser has kept for a visitor",
  method: "POST",
  path: "/shortlist",
  input: z
    .object({
      provider_id: anyId.min(1).optional(),
      provider_ids: z
        .array(anyId.min(1))
        .max(SHORTLIST_LIMIT)
        .optional()
        .describe("Several; those who are not there any more are passed over"),
    })
    .refine(({ provider_id, provider_ids }) => provider_id !== undefined || provider_ids !== undefined, {
      path: ["provider_id"],
      params: { rule: "nobody" },
    }),
  output: shortlist.extend({
    message,
    kept_ids: z.array(z.string()).describe("Of those that were named, who is on the list now"),
  }),
  refuses: ["not_found", "conflict"],
})
export type NewEntries = z.output<typeof addToShortlist.input>

export const removeFromShortlist = contract({
  ...write,
  name: "remove_from_shortlist",
  summary: "Take a professional off my shortlist",
  method: "DELETE",
  path: "/shortlist",
  input: z.object({ provider_id: anyId.min(1) }),
  output: shortlist.extend({ message }),
})

export const makeShortlistLink = contract({
  ...write,
  name: "make_shortlist_link",
  summary: "Make a link to my shortlist, without my name; the one before it ends",
  method: "POST",
  path: "/shortlist/link",
  status: 201,
  input: z.object({}),
  output: shortlist.extend({ message }),
})

export const endShortlistLink = contract({
  ...write,
  name: "end_shortlist_link",
  summary: "End the link to my shortlist",
  method: "DELETE",
  path: "/shortlist/link",
  input: z.object({}),
  output: shortlist.extend({ message }),
})
