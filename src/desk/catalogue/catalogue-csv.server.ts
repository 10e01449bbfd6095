// The parts of the catalogue as tables for a spreadsheet, whole.
import { recordAct } from "../../accounts/audit.server.ts"
import type { StreamedFile } from "../../platform/api/serve-file.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { csvFile } from "../../platform/csv-file.server.ts"
import { likePatterns } from "../../platform/search-terms.ts"
import { indianDay } from "../../platform/time.ts"
import type { Synonym } from "../../search/synonyms/synonym.schema.ts"
import {
  type ListedLocality,
  listCatalogueServices,
  listCitiesForFile,
  listLocalitiesForFile,
  listSynonymsForFile,
} from "./catalogue.queries.server.ts"
import type { CatalogueCity, CatalogueService } from "./catalogue.schema.ts"
import { catalogueFileTexts } from "./texts.ts"

type Admin = Ctx<"admin">

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(", ")

/** There are a dozen kinds of service: one read has all. */
export const exportServices = async (ctx: Admin): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  const t = catalogueFileTexts.in(language)
  await recordAct(ctx, "export_catalogue", { details: { part: "services" } })
  return csvFile({
    name: `services-${indianDay(clock())}.csv`,
    columns: t.services,
    read: async (last: CatalogueService | undefined) => (last ? [] : listCatalogueServices(db)),
    line: ({ id, slug, name, can_open, cities, professionals, open_bookings, ...waiting }) => [
      ...[name, can_open ? t.yes : t.no, namesOf(cities), professionals, open_bookings],
      ...[waiting.waiting_people, waiting.waiting_professionals, slug, id],
    ],
  })
}

export const exportCities = async (ctx: Admin, { q = "" }: { q?: string | undefined }): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  await recordAct(ctx, "export_catalogue", { details: { part: "cities", ...(q && { q }) } })
  return csvFile({
    name: `cities-${indianDay(clock())}.csv`,
    columns: catalogueFileTexts.in(language).cities,
    read: (last: CatalogueCity | undefined, limit) => listCitiesForFile(db, likePatterns(q), last?.id ?? 0, limit),
    line: ({ id, name, state, country, open, professionals, waiting_professionals, localities }) => [
      ...[name, state, country, namesOf(open), professionals, waiting_professionals, localities, id],
    ],
  })
}

type LocalityFilter = { city?: number | undefined; q?: string | undefined }

export const exportLocalities = async (ctx: Admin, { city, q = "" }: LocalityFilter): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  await recordAct(ctx, "export_catalogue", { details: { part: "localities", city, ...(q && { q }) } })
  const filter = { city, patterns: likePatterns(q) }
  return csvFile({
    name: `localities-${indianDay(clock())}.csv`,
    columns: catalogueFileTexts.in(language).localities,
    read: (last: ListedLocality | undefined, limit) => listLocalitiesForFile(db, filter, last?.id ?? 0, limit),
    line: ({ id, name, city, state, latitude, longitude }) => [name, city, state, latitude, longitude, id],
  })
}

export const exportSynonyms = async (ctx: Admin, { q = "" }: { q?: string | undefined }): Promise<StreamedFile> => {
  const { db, clock, language } = ctx
  await recordAct(ctx, "export_catalogue", { details: { part: "synonyms", ...(q && { q }) } })
  return csvFile({
    name: `synonyms-${indianDay(clock())}.csv`,
    columns: catalogueFileTexts.in(language).synonyms,
    read: (last: Synonym | undefined, limit) => listSynonymsForFile(db, likePatterns(q), last, limit),
    line: ({ word, means }) => [word, means],
  })
}
