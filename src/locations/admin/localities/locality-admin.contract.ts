import { z } from "zod"
import { contract } from "../../../platform/api/contract.ts"
import { messageOnly } from "../../../platform/validation.ts"
import { localityFields, managedLocality } from "./locality-admin.schema.ts"
import { localityFieldTexts } from "./texts.ts"

/** In a path; one that cannot be is as unknown as another. */
const asked = z.string().max(20)
const write = {
  who: "admin",
  desk: "owner",
  texts: localityFieldTexts,
  limit: { bucket: "locations", perAccount: { max: 1000, seconds: 3600 } },
} as const
const done = z.object({ message: z.string(), locality: managedLocality })

export const cityLocalities = contract({
  name: "admin_localities",
  summary: "The localities of a city, with their centres",
  method: "GET",
  path: "/admin/catalogue/cities/{id}/localities",
  who: "admin",
  refuses: ["not_found"],
  input: z.object({ id: asked.describe("Of the city") }),
  output: z.object({
    city: z.object({ id: z.number().int(), name: z.string(), state: z.string() }),
    localities: z.array(managedLocality),
  }),
})

export const addLocality = contract({
  ...write,
  name: "add_locality",
  summary: "Add a locality to a city, near those it has",
  method: "POST",
  status: 201,
  path: "/admin/catalogue/cities/{id}/localities",
  refuses: ["conflict", "not_found"],
  input: localityFields.extend({ id: asked.describe("Of the city") }),
  output: done,
})

export const changeLocality = contract({
  ...write,
  name: "change_locality",
  summary: "Change the name or the centre of a locality",
  method: "PUT",
  path: "/admin/catalogue/localities/{id}",
  refuses: ["not_found"],
  input: localityFields.extend({ id: asked }),
  output: done,
})

export const deleteLocality = contract({
  ...write,
  name: "delete_locality",
  summary: "Delete a locality; what people wrote of it stays",
  method: "DELETE",
  path: "/admin/catalogue/localities/{id}",
  recentSignIn: true,
  refuses: ["not_found"],
  input: z.object({ id: asked }),
  output: messageOnly,
})
