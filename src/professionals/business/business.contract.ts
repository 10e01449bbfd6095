import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { business, businessChange } from "./business.schema.ts"
import { businessTexts } from "./texts.ts"

export const getBusiness = contract({
  name: "get_business",
  summary: "What I say of my business, with what only customers of confirmed bookings see",
  method: "GET",
  path: "/provider/profile",
  who: "professional",
  refuses: ["not_found"],
  input: z.object({}),
  output: z.object({ business }),
})

export const updateBusiness = contract({
  name: "update_provider",
  summary: "Change what I say of my business. What is left out stays; an empty text takes away what may be missing.",
  method: "PUT",
  path: "/provider/{id}",
  who: "professional",
  identity: ["id"],
  refuses: ["not_found"],
  // Each has search entries written anew, and what is kept for everybody made anew.
  limit: { bucket: "business", perAccount: { max: 60, seconds: 3600 } },
  input: businessChange.extend({ id: z.string() }),
  texts: businessTexts,
  output: z.object({ message: z.string(), business }),
})
