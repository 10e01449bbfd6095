import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { catalogueCity, catalogueService, rowId } from "./catalogue.schema.ts"
import { catalogueFieldTexts } from "./texts.ts"

export const catalogueServices = contract({
  name: "admin_catalogue_services",
  summary: "Every kind of service: where it is open, who offers it, who waits for it",
  method: "GET",
  path: "/admin/catalogue/services",
  who: "admin",
  input: z.object({}),
  output: z.object({ services: z.array(catalogueService) }),
})

export const setServiceOpen = contract({
  name: "set_service_open",
  summary: "Open a kind of service in a city, after which who waits for it there is mailed once; or close it there",
  method: "POST",
  path: "/admin/catalogue/services/{id}/cities",
  who: "admin",
  desk: "owner",
  // Mails cannot be called back, and closing takes away.
  recentSignIn: true,
  refuses: ["conflict", "not_found"],
  input: z.object({ id: rowId, city_id: rowId, open: z.boolean() }),
  output: z.object({ message: z.string(), service: catalogueService }),
})

export const catalogueCities = contract({
  name: "admin_catalogue_cities",
  summary:
    "Cities by a part of their name, first where anything is open or awaited; with professionals and what is open",
  method: "GET",
  path: "/admin/catalogue/cities",
  who: "admin",
  texts: catalogueFieldTexts,
  input: z.object({ q: z.string().trim().max(80).optional().describe("A part of the name") }),
  output: z.object({ cities: z.array(catalogueCity), total: z.number().int().describe("Of them so many are shown") }),
})

const found = z.string().trim().max(80).optional().describe("A part of the name")

export const catalogueServicesFile = contract({
  ...deskFile,
  name: "admin_catalogue_services_csv",
  summary: "Every kind of service as a table",
  path: "/admin/catalogue/services/csv",
  input: z.object({}),
})

export const catalogueCitiesFile = contract({
  ...deskFile,
  name: "admin_catalogue_cities_csv",
  summary: "Cities by a part of their name as a table, all of them",
  path: "/admin/catalogue/cities/csv",
  texts: catalogueFieldTexts,
  input: z.object({ q: found }),
})

export const catalogueLocalitiesFile = contract({
  ...deskFile,
  name: "admin_catalogue_localities_csv",
  summary: "Localities of a city, or of all, by a part of their name as a table",
  path: "/admin/catalogue/localities/csv",
  texts: catalogueFieldTexts,
  input: z.object({ city: rowId.optional(), q: found }),
})

export const catalogueSynonymsFile = contract({
  ...deskFile,
  name: "admin_catalogue_synonyms_csv",
  summary: "Other words for words of the search, by a part of either, as a table",
  path: "/admin/catalogue/synonyms/csv",
  texts: catalogueFieldTexts,
  input: z.object({ q: z.string().trim().max(80).optional().describe("A part of the word or its meaning") }),
})
